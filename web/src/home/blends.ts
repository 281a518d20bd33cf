/** Editions and blends in words. */

import type { Both } from '../lib/faces.svelte';
import type { Lang } from '../lib/prefs.svelte';
import type { Edition, Option, Value } from './catalogue.svelte';

const words = (name: string): string[] => name.split(' ');

/** The name of an edition without the words that all of them have, as it stands on a box. */
export function shortName(name: string, all: string[]): string {
  const common = words(all[0] ?? '').filter((word) => all.every((other) => words(other).includes(word)));
  const own = words(name).filter((word) => !common.includes(word));
  return own.length ? own.join(' ') : name;
}

/** The name of a blend: its host first. */
export function blendName(id: string, editions: { id: string; name: Both }[], lang: Lang): string {
  const all = editions.map((each) => each.name[lang]);
  const parts = id.split('+').map((part) => editions.find((each) => each.id === part)?.name[lang] ?? part);
  return parts.length > 1 ? parts.map((name) => shortName(name, all)).join(' + ') : (parts[0] ?? '');
}

/** Tick an edition or take it away; the first that was ticked is the host, and one always stays. */
export function ticked(chosen: string[], edition: string): string[] {
  if (!chosen.includes(edition)) return [...chosen, edition];
  return chosen.length > 1 ? chosen.filter((each) => each !== edition) : chosen;
}

/** What of the settings somebody likes this edition lets a table change, and has otherwise. */
export function changed(settings: Record<string, Value>, played: Edition): Record<string, Value> {
  const allowed = played.options.filter(({ id }) => id in settings && settings[id] !== played.settings[id]);
  return Object.fromEntries(allowed.map(({ id }) => [id, settings[id] as Value]));
}

const PLAIN: Record<Lang, [no: string, yes: string]> = { en: ['no', 'yes'], fr: ['non', 'oui'] };

/** A value of a setting in words. They are those of the clause it decides: a plain yes may mean that it is off. */
export function valueInWords(option: Option, value: Value, lang: Lang): string {
  const [no, yes] = PLAIN[lang];
  const said = option.values.find((each) => each.value === value)?.[lang];
  if (typeof value === 'boolean' && (said === no || said === yes)) return value ? yes : no;
  return said ?? String(value);
}

/** The house rules of a table: those with a name by it, others by what they change. */
export function rulesInWords(settings: Record<string, Value>, played: Edition, lang: Lang): string[] {
  return Object.entries(changed(settings, played)).map(([id, value]) => {
    const named = played.variants.find(
      (variant) => Object.keys(variant.settings).length === 1 && variant.settings[id] === value,
    );
    if (named) return named.name[lang];
    const option = played.options.find((each) => each.id === id);
    return option
      ? `${option.name[lang]}${lang === 'fr' ? '\u00a0' : ''}: ${valueInWords(option, value, lang)}`
      : id;
  });
}
