import { readFileSync } from 'node:fs';
import type { TranslationLanguage } from '../../src/i18n/languages.ts';

/** A word of our own texts, and whether it is a form of a term, as a person labelled it. */
type LabelledTerm = {
  term: string;
  isTerm: boolean;
  text: string;
  word: string;
  from: number;
  to: number;
};

/**
 * Reads `tests/fixtures/terms`. A line has the term, `yes` or `no`, and an excerpt of our texts with the words in
 * brackets.
 */
export function labelledTerms(language: TranslationLanguage): LabelledTerm[] {
  const url = new URL(`../fixtures/terms/${language}.tsv`, import.meta.url);
  return readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [term = '', label, excerpt = ''] = line.split('\t');
      const [before = '', word = '', after = ''] = excerpt.split(/[[\]]/);
      const from = before.length;
      const text = before + word + after;
      return { term, isTerm: label === 'yes', text, word, from, to: from + word.length };
    });
}
