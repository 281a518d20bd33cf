/** The words of the page itself, from the same files as everything else that Grosbill says. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '$language/en/page.ftl?raw';
import fr from '$language/fr/page.ftl?raw';
import { prefs, type Lang } from './prefs.svelte';

const TEXTS: Record<Lang, string> = { en, fr };
const bundles = new Map<Lang, FluentBundle>();

function bundle(lang: Lang): FluentBundle {
  let made = bundles.get(lang);
  if (!made) {
    made = new FluentBundle(lang, { useIsolating: false });
    made.addResource(new FluentResource(TEXTS[lang]));
    bundles.set(lang, made);
  }
  return made;
}

/** In French no line is broken before a high sign, nor inside quotation marks. */
const tidy = (lang: Lang, text: string): string =>
  lang === 'fr' ? text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0') : text;

/** A message in the language that was chosen; whoever shows it shows it anew when the language changes. */
export function say(message: string, args?: Record<string, FluentVariable>): string {
  const spoken = bundle(prefs.lang);
  const value = spoken.getMessage(message)?.value;
  return value ? tidy(prefs.lang, spoken.formatPattern(value, args)) : message;
}
