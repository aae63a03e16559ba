import { foldForSearch } from '#language/search/search-folding.ts';
import { commonWords, testWords } from './common-words.ts';
import type { Finding, WrittenText } from './finding.ts';

/** HTML and BBCode, lines of a mail's head, and what is tried on forms to break in. */
const markup =
  /<\/?(?:a|script|iframe|img|svg|b|div|body)\b[^>]{0,300}>|\[\/?(?:url|link|b|img)\b|%0[ad]|(?:^|\n)\s{0,9}(?:bcc|cc|to|content-type|mime-version|x-mailer|subject)\s*:\s*\S*[@/=]|\{\{.{0,20}\}\}|<%|<\?php|\$\{jndi|\bunion select\b|\bdrop table\b|'\s*or\s*'1|(?:\.\.\/){2}|onerror\s*=/i;

/** Scripts in which nobody here writes. */
const otherScripts =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Hebrew}]/u;

/** What the form of a text says, whatever it is about. */
export function judgeShape({ name, message, isContact = false }: WrittenText): Finding[] {
  const found: Finding[] = [];
  if (markup.test(message) || markup.test(name)) found.push({ reason: 'markup', weight: 3 });
  if (shareOf(otherScripts, message) > 0.15) found.push({ reason: 'letters', weight: 3 });
  const words = latinWords(message);
  if (isTest(message)) found.push({ reason: 'test', weight: 3 });
  else if (!isContact && isGibberish(message, words))
    found.push({ reason: 'gibberish', weight: 3 });
  else if (isUnfamiliar(message, words)) found.push({ reason: 'letters', weight: 2 });
  if (/:\/\/|www\./.test(name) || isRandom(name)) found.push({ reason: 'gibberish', weight: 2 });
  return found;
}

/** Words in Latin letters, without links and mail addresses. */
function latinWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => !/\/\/|@|www\./.test(word));
  return words.flatMap((word) => word.match(/[\p{Script=Latin}']{2,}/gu) ?? []);
}

/** Only tells that the form is tried. */
function isTest(message: string): boolean {
  const words = foldForSearch(message).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > 12) return false;
  const isCore = (word: string) => testWords.core.has(word) || /^(.)\1+$/.test(word);
  const isKnown = (word: string) =>
    isCore(word) || testWords.beside.has(word) || /^\d{1,8}$/.test(word);
  return words.some((word) => isCore(word) || /^(?:\d|123\d*)$/.test(word)) && words.every(isKnown);
}

/** Nothing that anybody could say. */
function isGibberish(message: string, words: readonly string[]): boolean {
  if (/^lorem ipsum/i.test(message)) return true;
  if (!/\p{L}/u.test(message)) return !/\p{Extended_Pictographic}|[?؟]/u.test(message);
  const long = words.filter((word) => word.length >= 6);
  const random = long.filter(isRandom).length;
  return random > 0 && random * 2 >= long.length && !/[\u0600-\u06ff]{2}/.test(message);
}

/** Whether a word is made of letters by chance: capitals in the middle, or hardly a vowel. */
function isRandom(word: string): boolean {
  if (word.length < 6 || /[^\p{Script=Latin}]/u.test(word)) return false;
  const humps = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  if (humps >= 2) return true;
  const lower = word.toLowerCase();
  const vowels = lower.match(/[aeiouyáéíóúàèìòùâêîôûäëïöüãõåæøœ]/g)?.length ?? 0;
  return /[bcdfghjklmnpqrstvwxz]{6}/.test(lower) || vowels / lower.length < 0.12;
}

/** A language that nobody here writes in, or words without sentences. Kurdish in Latin letters looks so, too. */
function isUnfamiliar(message: string, words: readonly string[]): boolean {
  if (words.length < 3 || /[\u0600-\u06ff]{2}/.test(message)) return false;
  const common = words.filter((word) => commonWords.has(word.toLowerCase())).length;
  return common / words.length < 0.2;
}

function shareOf(script: RegExp, text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return 0;
  return letters.filter((letter) => script.test(letter)).length / letters.length;
}
