/** The words of the page itself, from the same files as everything else that Grosbill says. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { prefs, type Lang } from './prefs.svelte';

/** Only the language that is spoken is loaded. */
const TEXTS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('$language/en/page.ftl?raw'),
  fr: () => import('$language/fr/page.ftl?raw'),
};
const bundles = new Map<Lang, FluentBundle>();

/** Load the words of a language; nothing can be said in it before. */
export async function learn(lang: Lang): Promise<void> {
  if (bundles.has(lang)) return;
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource((await TEXTS[lang]()).default));
  bundles.set(lang, made);
}

/** Speak another language, from the moment its words are here. */
export async function speak(lang: Lang): Promise<void> {
  await learn(lang);
  prefs.lang = lang;
}

/** In French no line is broken before a high sign, nor inside quotation marks. */
const tidy = (lang: Lang, text: string): string =>
  lang === 'fr' ? text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0') : text;

/** Names as they are said one after the other: a, b and c. */
export function joined(names: string[]): string {
  // Of English the one without a comma before the last, as the server says it.
  const list = new Intl.ListFormat(prefs.lang === 'en' ? 'en-GB' : prefs.lang);
  return list.format(names);
}

/** A message in the language that was chosen; whoever shows it shows it anew when the language changes. */
export function say(message: string, args?: Record<string, FluentVariable>): string {
  const spoken = bundles.get(prefs.lang);
  const value = spoken?.getMessage(message)?.value;
  return spoken && value ? tidy(prefs.lang, spoken.formatPattern(value, args)) : message;
}
