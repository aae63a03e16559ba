import { directionOf, type Language } from '#i18n/languages.ts';
import { isolate } from '#language/bidi.ts';

/** The texts of a topic's page, in which `{name}` stands for the topic's name. */
export type TopicTexts = { name: string; title: string; description: string };

/**
 * A title or a description with the name in it, for places that have no HTML.
 *
 * @param language of the text. A name in letters of the other direction is isolated, so that "C++" stays "C++"
 */
export function withName(text: string, name: string, language: Language): string {
  const foreign = directionOf(language) === 'rtl' ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  const [before = '', ...rest] = text.split(namePlaceholder);
  return [before, ...rest].join(foreign.test(name) ? isolate(name) : name);
}

export const namePlaceholder = '{name}';
