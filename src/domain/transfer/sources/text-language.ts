import { noSuchLanguage, readLanguage } from '#i18n/language-tags.ts';
import type { Language } from '#i18n/languages.ts';

type Tags = {
  /** What the text says itself. */
  own: string | undefined;
  /** What the settings of its blog say. */
  blog: string | undefined;
};

/**
 * The language of a text: its own, else the one that the import names, else that of its blog, else English.
 *
 * @returns a reason for a text in a language that the site does not have
 */
export function languageOfText(
  { own, blog }: Tags,
  given: Language | undefined,
): { language: Language } | { reason: string } {
  if (own) {
    const language = readLanguage(own);
    return language === null || language === 'other'
      ? { reason: noSuchLanguage(own) }
      : { language };
  }
  const language = given ?? readLanguage(blog ?? '') ?? 'en';
  return language === 'other'
    ? { reason: `${noSuchLanguage(blog ?? '')}: --language names the language of its texts` }
    : { language };
}
