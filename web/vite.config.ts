import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const home = new URL('../src/grosbill/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, home), 'utf-8');

/**
 * `virtual:chrome`: the address of a file with the outlines of the icons of the page itself, by our names for
 * them. A file of its own: it is read beside the scripts, and none of them grows with a new icon.
 */
function chrome(): Plugin {
  const id = '\0virtual:chrome';
  let served = false;
  return {
    name: 'chrome-icons',
    configResolved(config) {
      served = config.command === 'serve';
    },
    resolveId: (source) => (source === 'virtual:chrome' ? id : undefined),
    load(asked) {
      if (asked !== id) return undefined;
      const outlines = JSON.parse(read('pictures/icons.json')) as Record<string, string>;
      const chosen = parse(read('pictures/chrome.toml')) as Record<string, string>;
      const drawn = Object.entries(chosen).map(([name, icon]) => {
        const outline = outlines[icon];
        if (outline === undefined) throw new Error(`chrome.toml: ${name}: no icon ${icon}; run make icons`);
        return [name, outline];
      });
      const source = JSON.stringify(Object.fromEntries(drawn));
      if (served)
        return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: 'asset', name: 'icons.json', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    transformIndexHtml(html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => /^assets\/icons-.*\.json$/.test(name));
      return file ? [preload(file, 'fetch')] : html;
    },
  };
}

/** The letters that every page begins with come beside its script: words that change their letters move. */
function letters(): Plugin {
  const first = /^assets\/(grenze|alegreya-latin-700|alegreya-sans(-sc)?-latin-[47]00-normal).*\.woff2$/;
  return {
    name: 'letters-first',
    transformIndexHtml: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => first.test(name))
        .sort()
        .map((name) => preload(name, 'font')),
  };
}

const preload = (file: string, as: 'fetch' | 'font'): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as, crossorigin: 'anonymous', href: `/${file}` },
  injectTo: 'head',
});

/** `virtual:about`: who drew the icons, and which version this is. */
function about(): Plugin {
  const id = '\0virtual:about';
  return {
    name: 'about',
    resolveId: (source) => (source === 'virtual:about' ? id : undefined),
    load(asked) {
      if (asked !== id) return undefined;
      const { author } = parse(read('pictures/authors.toml')) as { author: Record<string, object> };
      const version = /^__version__ = "(.+)"$/m.exec(read('__init__.py'))?.[1];
      if (version === undefined) throw new Error('src/grosbill/__init__.py: no version');
      return `export const authors = ${JSON.stringify(Object.values(author))}, version = ${JSON.stringify(version)};`;
    },
  };
}

export default defineConfig({
  plugins: [chrome(), letters(), about(), svelte()],
  resolve: { alias: { $language: fileURLToPath(new URL('language', home)) } },
  build: {
    outDir: fileURLToPath(new URL('online/page', home)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the security policy lets nothing in that is not a file
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8787', '/ws': { target: 'ws://127.0.0.1:8787', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
