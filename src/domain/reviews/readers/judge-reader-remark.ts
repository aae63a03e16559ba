import {
  type Finding,
  hasKurdishLetters,
  judge,
  judgeText,
  type Sending,
  type WrittenText,
  wholeWords,
} from '#domain/spam/index.ts';
import type { DoubtReason } from '#domain/spam/shared/doubt-reasons.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import type { NewReaderRemark } from '../shared/new-reader-remark.ts';

type Judged = Pick<NewReaderRemark, 'words' | 'wording' | 'comment' | 'name'>;

/** How much the words that a correction adds and takes away have in common, from 0 to 1: of a few, and of more. */
const minCommon = { few: 0.3, more: 0.6 };
const few = 3;

/** Nobody needs a telephone number, a mail address or a price for each month to say what is wrong. */
const isOffer =
  /\d(?:[ ().-]{0,2}\d){8}|[\p{L}\p{N}]@[\p{L}\p{N}]|[$€£] ?\d[\d,.]{0,9} ?(?:a|an|per|\/) ?\p{L}/u;

/** Somebody who speaks about a text, in English, Arabic and Kurdish. */
const hasReadersVoice = wholeWords([
  /typos?|mis-?spel\w+|misprint\w*|spelling (?:mistake|error)s?|grammar mistakes?|a mistake here/,
  /should (?:be|read|say|have been)|instead of|(?:is|are|was|looks|seems) (?:wrong|incorrect|outdated|unclear)/,
  /\p{N}[\p{N}.,%]{0,12} not \p{N}[\p{N}.,%]{0,12}/u,
  /wrong (?:word|number|year|date|name|letter|plural|link)|no longer (?:true|correct|exists)|not (?:true|correct)/,
  /(?:ال)?خطا(?: املایی| مطبعی| نحوی)?|غلط|(?:ال)?صحیح|(?:ال)?صواب|غیر صحیح|املایی|(?:ال)?کلمه|(?:ال)?جمله|بدلا من|تکتب/,
  /ههله(?:یه|ی)?|راست(?:تره|ه)?|دهبیت|وشهکه|رستهکه|رینووس|لهجیاتی/,
]);

/**
 * Whether a reader's remark may be spam, and what speaks against it. What is in the marked words already speaks against
 * nobody; the voice of somebody who speaks about a text speaks for the sender.
 */
export function judgeReaderRemark(
  { words, wording, comment, name }: Judged,
  sending: Sending,
): { isDoubtful: boolean; reasons: DoubtReason[] } {
  const added = missingFrom(words, wording);
  const isCorrection = added === '' || resembles(missingFrom(wording, words), added);
  const message = [isCorrection ? '' : added, comment].filter((text) => text !== '').join('\n');
  const written = [
    ...(message === '' ? [] : judgeText({ name, message })),
    ...(isCorrection ? judgeCorrection(words, { name, message: wording }) : []),
    ...(isOffer.test(message) ? [{ reason: 'selling', weight: 2 } as const] : []),
  ];
  const hasVoice = hasKurdishLetters(message) || hasReadersVoice(foldForSearch(message));
  return judge(sending, written, hasVoice ? 1 : 0);
}

/** What a correction has that the marked words don't. A few letters are no test and no gibberish here. */
function judgeCorrection(words: string, correction: WrittenText): Finding[] {
  const known = new Set(judgeText({ name: '', message: words }).map(({ reason }) => reason));
  return judgeText(correction).filter(
    ({ reason }) => !known.has(reason) && !['test', 'gibberish', 'letters'].includes(reason),
  );
}

/** The words of a text that another does not have, or not as often. */
function missingFrom(other: string, text: string): string {
  const left = other.split(' ');
  const missing = text.split(' ').filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.join(' ');
}

/** Whether two texts share letter pairs (Dice's coefficient), or have no letters, as two numbers. */
function resembles(one: string, other: string): boolean {
  if (!/\p{L}/u.test(one + other)) return one !== '';
  const least = other.split(' ').length > few ? minCommon.more : minCommon.few;
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const common = others.filter((pair) => {
    const at = pairs.indexOf(pair);
    if (at >= 0) pairs.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * common) / (pairs.length + common + others.length) >= least;
}

function pairsOf(text: string): string[] {
  const letters = foldForSearch(text).match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
