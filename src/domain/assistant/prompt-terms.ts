import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';

/** The terms with a rule for a language, as prompts name them; undefined if there is none. */
export function promptTerms(terms: readonly GlossaryTerm[], language: TranslationLanguage) {
  const named = terms
    .filter(({ translations }) => translations[language].term !== '')
    .map(({ english, translations }) => {
      const { term, wrong } = translations[language];
      return { english, translation: term, ...(wrong.length > 0 && { never: wrong }) };
    });
  return named.length > 0 ? named : undefined;
}
