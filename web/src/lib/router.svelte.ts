/** Which page is shown: by the path, with links that do not load anything anew. */

export interface Place {
  page: 'home' | 'table' | 'replay' | 'replays' | 'cards' | 'rules' | 'about' | 'lost';
  /** What the path names: a table, a card, a clause. */
  id: string;
}

const PAGES: Record<string, Place['page']> = {
  '': 'home',
  t: 'table',
  r: 'replay',
  replays: 'replays',
  cards: 'cards',
  rules: 'rules',
  about: 'about',
};

export function placeOf(path: string): Place {
  const [first = '', ...rest] = path.replace(/^\/+|\/+$/g, '').split('/');
  const id = rest.map(decodeURIComponent).join('/');
  const page = PAGES[first] ?? 'lost';
  return (page === 'table' || page === 'replay') && !id ? { page: 'lost', id } : { page, id };
}

class Router {
  place = $state(placeOf(location.pathname));
  /** What stands behind `?` and `#`. */
  query = $state(new URLSearchParams(location.search));
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (event) => this.#followed(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Change what stands behind `?` without a step in the history. */
  ask(query: URLSearchParams): void {
    const text = query.toString();
    history.replaceState(null, '', location.pathname + (text ? `?${text}` : '') + location.hash);
    this.query = query;
  }

  #look(): void {
    this.place = placeOf(location.pathname);
    this.query = new URLSearchParams(location.search);
    this.fragment = location.hash.slice(1);
  }

  #followed(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!plain || !(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    const inside = link.origin === location.origin && !link.target && !link.hasAttribute('download');
    if (!inside || link.pathname.startsWith('/api/')) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
