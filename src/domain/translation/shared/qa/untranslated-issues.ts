import type { TextIssue } from '../issue.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import { type Block, excerpt } from './extract-elements.ts';

/**
 * Text in Latin letters that should be translated: English from the source, and Kurmanji.
 *
 * A run of names is no issue ("Google Cloud Platform", "IBM Plex Sans Arabic"). A word is a name if it has a capital
 * and the source never writes it in lower case; "of" and "the" may be parts of names. So a run is English if it has
 * four words or more, and two of them are no names. In a passage that equals its source, one is enough.
 *
 * @param lowerCaseWords see `lowerCaseWordsOf`
 */
export function untranslatedIssues(
  passage: AlignedBlocks,
  lowerCaseWords: ReadonlySet<string>,
): TextIssue[] {
  const sourceLines = new Set(passage.source.map(lineOf));
  return passage.translation.flatMap((block) => {
    const plainWords = (text: string) =>
      wordsIn(text).filter((word) => isPlain(word, lowerCaseWords));
    if (sourceLines.has(lineOf(block)) && plainWords(block.prose).length > 0) {
      return [issue('left-in-english', block, block.prose, 0)];
    }
    return [...block.prose.matchAll(latinRun)].flatMap(({ 0: run, index }) => {
      const words = wordsIn(run);
      if (words.length >= 3 && words.filter(isKurmanji).length >= 2) {
        return [issue('foreign-language', block, run, index)];
      }
      const isEnglish = words.length >= 4 && plainWords(run).length >= 2;
      return isEnglish ? [issue('left-in-english', block, run, index)] : [];
    });
  });
}

/** The words that a text has in lower case. */
export function lowerCaseWordsOf(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(
    blocks.flatMap(({ prose }) => wordsIn(prose).filter((word) => word === word.toLowerCase())),
  );
}

/** Words with everything between them, except the `|` between table cells. */
const latinRun =
  /\p{Script=Latin}(?:[\p{Script=Latin}\p{M}\s!-{}~“”‘’–—…]*[\p{Script=Latin}\p{M}])?/gu;

function wordsIn(text: string): string[] {
  return text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}\p{Nd}'’-]*/gu) ?? [];
}

const joiningWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'de',
  'for',
  'in',
  'of',
  'on',
  'the',
  'to',
]);

function isPlain(word: string, lowerCaseWords: ReadonlySet<string>): boolean {
  const small = word.toLowerCase();
  return !joiningWords.has(small) && (word === small || lowerCaseWords.has(small));
}

/** Letters of the Kurmanji alphabet that are too rare in English for two such words in a row. */
function isKurmanji(word: string): boolean {
  return /[êîûçş]/iu.test(word.normalize('NFC'));
}

function lineOf({ prose }: Block): string {
  return prose.replace(/\s+/g, ' ').trim();
}

function issue(code: TextIssue['code'], block: Block, text: string, index: number): TextIssue {
  const from = block.from + index;
  return { code, isBlocking: false, from, to: from + text.length, subject: excerpt(text) };
}
