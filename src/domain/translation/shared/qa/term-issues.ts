import { foldForSearch } from '#language/search/search-folding.ts';
import type { GlossaryTerm } from '../glossary-term.ts';
import type { TextIssue } from '../issue.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import type { Block } from './extract-elements.ts';

/**
 * Terms of the source that the translation lacks in every form. One occurrence is enough, because pronouns may follow.
 */
export function missingTermIssues(
  passage: AlignedBlocks,
  occurringTerms: (text: string) => GlossaryTerm[],
  language: 'ar' | 'ckb',
): TextIssue[] {
  const terms = occurringTerms(proseOf(passage.source)).filter(
    ({ translations }) => translations[language].term !== '',
  );
  if (terms.length === 0) return [];
  const translation = foldForSearch(proseOf(passage.translation));
  return terms
    .filter(({ translations }) => !formsOf(translations[language].term, language).test(translation))
    .map(({ english }) => {
      const { from, to } = passage;
      return { code: 'term-missing', isBlocking: false, from, to, subject: english };
    });
}

/** Forbidden spellings and synonyms, letter for letter: ر in place of ڕ is an issue. */
export function wrongTermIssues(
  blocks: readonly Block[],
  glossary: readonly GlossaryTerm[],
  language: 'ar' | 'ckb',
): TextIssue[] {
  const plain = withoutIgnored(proseOf(blocks));
  const variants = glossary
    .flatMap(({ translations }) => translations[language].wrong)
    .filter((variant) => plain.includes(withoutIgnored(variant)));
  if (variants.length === 0) return [];
  // The longest first, so that of two with the same beginning the longer one matches.
  const sources = variants.toSorted((a, b) => b.length - a.length).map(exactly);
  const wrong = new RegExp(`(?<![\\p{L}\\p{M}])(?:${sources.join('|')})`, 'gu');
  return blocks.flatMap((block) =>
    [...block.prose.matchAll(wrong)].map(({ 0: subject, index }) => {
      const from = block.from + index;
      return { code: 'term-wrong', isBlocking: false, from, to: from + subject.length, subject };
    }),
  );
}

function proseOf(blocks: readonly Block[]): string {
  return blocks.map(({ prose }) => prose).join('\n');
}

/** Vowel marks, tatweel, joiners and the kind of space make no difference. */
const ignored = '[\\p{M}\\p{Cf}\\u0640]';

function withoutIgnored(text: string): string {
  return text.replace(new RegExp(ignored, 'gu'), '').replace(/\s+/g, ' ').trim();
}

function exactly(words: string): string {
  return withoutIgnored(words)
    .split(' ')
    .map((word) => [...word].map((letter) => `${literal(letter)}${ignored}*`).join(''))
    .join('\\s+');
}

/** Matches the term's words with any prefixes and suffixes («بالذكاء», «ماڵپەڕەکەتان»), in a folded text. */
function formsOf(term: string, language: 'ar' | 'ckb'): RegExp {
  const words = foldForSearch(term).trim().split(/\s+/);
  const patterns = words.map(language === 'ar' ? arabicForms : literal);
  return new RegExp(patterns.join('\\p{L}{0,6}\\s+\\p{L}{0,4}?'), 'u');
}

/** Without article and feminine ending, and with any inner vowels, which an Arabic plural changes («خادم», «خوادم»). */
function arabicForms(word: string): string {
  const stem = word.replace(/^ال(?=.{3})/u, '').replace(/(?<=.{3})(?:ه|ات)$/u, '');
  const letters = [...stem].filter((letter, index) => index === 0 || !'اوی'.includes(letter));
  return letters.length < 3 ? literal(stem) : letters.map(literal).join('[اوی]*');
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
