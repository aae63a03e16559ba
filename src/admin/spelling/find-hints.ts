import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { wrongFormFinder } from '#domain/translation/shared/qa/term-issues.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { maskNonProse } from '#language/orthography/mask-non-prose.ts';
import { suggestSpellings } from '#language/orthography/spelling-suggestions.ts';
import { wordsOfText } from '#language/spelling/words-of-text.ts';
import type { Spelling } from './spelling.ts';

/**
 * A word that could be better: a forbidden word of the glossary, letters against the house style, or a word that is
 * probably misspelt.
 */
export type TextHint = {
  kind: 'term' | 'spelling' | 'word';
  /** The range in the text, in UTF-16 code units. */
  from: number;
  to: number;
  found: string;
  /**
   * What can stand there instead; null when the glossary's term does not take the word's ending by rule. For a misspelt
   * word there may be several, which are looked for when somebody asks.
   */
  suggested: string | null;
};

/** The hints of a line, and its words that nobody has judged yet, in the letters that `readLetters` returns. */
export type LineHints = { hints: TextHint[]; unjudged: string[] };

/** Returns a search for hints in the lines of a text. Reads the glossary once. */
export function hintFinder(
  language: TranslationLanguage,
  glossary: readonly GlossaryTerm[],
  spelling: Pick<Spelling, 'isWrong'> | null,
): (line: string) => LineHints {
  const findWrongForms = wrongFormFinder(glossary, language);
  return (line) => {
    const terms = findWrongForms(maskNonProse(line)).map(({ from, to, replacement }) => ({
      kind: 'term' as const,
      from,
      to,
      found: line.slice(from, to),
      suggested: replacement,
    }));
    const spellings = suggestSpellings(line, language)
      .filter(({ from, to }) => !terms.some((term) => from < term.to && term.from < to))
      .map(({ from, to, found, suggested }) => ({
        kind: 'spelling' as const,
        from,
        to,
        found,
        suggested,
      }));
    const hints: TextHint[] = [...terms, ...spellings];
    const unjudged: string[] = [];
    for (const { letters, from, to } of spelling ? wordsOfText(line, language) : []) {
      const isWrong = spelling?.isWrong(letters);
      if (isWrong === null) unjudged.push(letters);
      if (!isWrong || hints.some((hint) => from < hint.to && hint.from < to)) continue;
      hints.push({ kind: 'word', from, to, found: line.slice(from, to), suggested: null });
    }
    return { hints: hints.sort((a, b) => a.from - b.from), unjudged };
  };
}
