import type { TranslationLanguage } from '#i18n/languages.ts';
import { inflectLike } from '#language/word-forms/replace-term.ts';
import { createTermIndex, type TermMatch } from '#language/word-forms/term-index.ts';
import type { GlossaryTerm } from '../glossary-term.ts';
import type { TextIssue } from '../issue.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import type { Block } from './extract-elements.ts';

/** The glossary in one language, as the check needs it: read once for all passages. */
export type TermCheck = ReturnType<typeof createTermCheck>;

export function createTermCheck(glossary: readonly GlossaryTerm[], language: TranslationLanguage) {
  const terms = glossary.flatMap(({ english, translations }) => {
    const { term } = translations[language];
    return term === '' ? [] : [{ id: english, term }];
  });
  return {
    /** The English names of the terms that a text has, in the letters of any keyboard. */
    findTerms: createTermIndex(terms, { language, isLenient: true }),
    findWrongForms: wrongFormFinder(glossary, language),
    hasRule: new Set(terms.map(({ id }) => id)),
  };
}

/**
 * Terms of the source that the translation lacks in every form. One occurrence is enough, because pronouns may follow.
 */
export function missingTermIssues(
  { source, translation, from, to }: AlignedBlocks,
  occurringTerms: (text: string) => GlossaryTerm[],
  { findTerms, hasRule }: TermCheck,
): TextIssue[] {
  const wanted = occurringTerms(proseOf(source)).filter(({ english }) => hasRule.has(english));
  if (wanted.length === 0) return [];
  const present = new Set(findTerms(proseOf(translation)).map(({ id }) => id));
  return wanted
    .filter(({ english }) => !present.has(english))
    .map(({ english }) => ({
      code: 'term-missing',
      isBlocking: false,
      from,
      to,
      subject: english,
    }));
}

/** Forbidden spellings and synonyms with any ending, letter for letter: ر in place of ڕ is an issue. */
export function wrongTermIssues(
  blocks: readonly Block[],
  { findWrongForms }: TermCheck,
): TextIssue[] {
  return blocks.flatMap((block) =>
    findWrongForms(block.prose).map(({ from, to, subject, replacement }) => ({
      code: 'term-wrong',
      isBlocking: false,
      from: block.from + from,
      to: block.from + to,
      subject,
      ...(replacement !== null && { replacement }),
    })),
  );
}

/** A forbidden word in a text: its range with prefixes and endings, the word itself, and the term in the same form. */
export type WrongForm = { from: number; to: number; subject: string; replacement: string | null };

/** Reads the glossary once for many texts. */
export function wrongFormFinder(
  glossary: readonly GlossaryTerm[],
  language: TranslationLanguage,
): (text: string) => WrongForm[] {
  const forms = glossary.flatMap(({ translations: { [language]: entry } }) => [
    { id: { term: entry.term, isWrong: false }, term: entry.term },
    ...entry.wrong.map((wrong) => ({ id: { term: entry.term, isWrong: true }, term: wrong })),
  ]);
  if (!forms.some(({ id }) => id.isWrong)) return () => [];
  const find = createTermIndex(forms, { language, isLenient: false });
  return (text) =>
    byWords(find(text)).flatMap((matches) => {
      // What is also a form of a right term is right: «زیرەکیی دەستکرد» looks like «زیرەکی دەستکرد» with ezafe.
      const [match] = matches;
      if (!match || matches.some(({ id }) => !id.isWrong)) return [];
      const subject = text.slice(match.stem.from, match.stem.to);
      const replacement = inflectLike(match, match.id.term, language);
      return [{ from: match.from, to: match.to, subject, replacement }];
    });
}

/** Groups the matches of the same words. */
function byWords<Id>(matches: readonly TermMatch<Id>[]): TermMatch<Id>[][] {
  return [...Map.groupBy(matches, ({ from }) => from).values()];
}

function proseOf(blocks: readonly Block[]): string {
  return blocks.map(({ prose }) => prose).join('\n');
}
