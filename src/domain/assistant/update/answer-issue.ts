import { extractTitle } from '#domain/translation/shared/qa/extract-elements.ts';
import { wrongLanguageIssues } from '#domain/translation/shared/qa/wrong-language-issues.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { placeholderIssues, withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import type { Slot } from './slots.ts';

/** How much longer than the English or its earlier translation a translation may be: by a factor, or by characters. */
const maxGrowth = { factor: 3, characters: 80 };

/** A shorter sentence may be part of another one. */
const minForeignSentence = 20;

/**
 * What is wrong with a model's answer for a slot, as far as code can tell.
 *
 * @param others the sentences of the translation that must not be in the answer
 * @returns sentences for the model; null if nothing is wrong
 */
export function answerIssue(
  { english, earlier }: Slot,
  text: string,
  others: readonly string[],
  language: TranslationLanguage,
): string | null {
  const lost = placeholderIssues(english, text);
  if (lost) return lost;
  const longest = Math.max(english.text.length, earlier?.translation.length ?? 0);
  if (text.length > longest * maxGrowth.factor + maxGrowth.characters)
    return 'It was many times longer than the segment.';
  if (/[\n\r]/.test(text)) return 'It had several lines; the segment has one.';
  if (addsMarkup(english.text, text)) return 'It had markup that the segment does not have.';
  const accepted = earlier?.translation ?? '';
  const foreign = others.find(
    (other) =>
      other.length >= minForeignSentence && text.includes(other) && !accepted.includes(other),
  );
  if (foreign !== undefined) return 'It had a sentence that stands beside the segment.';
  if (isWrongScript(english.text, text, accepted) || isWrongLanguage(english.text, text, language))
    return 'It was in another language.';
  return null;
}

const markup = [
  /[*~]/g,
  /`/g,
  /<\/?[a-z!]/gi,
  /\]\(/g,
  /https?:/gi,
  /(?<!\p{L})_|_(?!\p{L})/gu,
  /^\s*(?:#{1,6}|[-+*>]|\d+[.)])\s/g,
  /[{}]/g,
];

function addsMarkup(english: string, text: string): boolean {
  const count = (of: string, sign: RegExp) => of.match(sign)?.length ?? 0;
  return markup.some((sign) => count(text, sign) > count(english, sign));
}

/** Words in Latin letters are names, and a name has no translation. */
function isWrongScript(english: string, text: string, accepted: string): boolean {
  const [source, words] = [english, text].map(withoutPlaceholders);
  const arabic = (of: string) => of.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = (of: string) => of.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const others = (words?.match(/\p{L}/gu)?.length ?? 0) - arabic(words ?? '') - latin(words ?? '');
  if (others > 0 && !/[^\p{Script=Latin}\p{Script=Arabic}\P{L}]/u.test(source ?? '')) return true;
  const hasWords = /(?<![\p{L}\p{N}])\p{Ll}{3,}/u.test(source ?? '');
  const wasLatin = accepted !== '' && latin(accepted) > arabic(accepted);
  return hasWords && !wasLatin && latin(words ?? '') > arabic(words ?? '');
}

function isWrongLanguage(english: string, text: string, language: TranslationLanguage): boolean {
  const [source, translation] = [english, text].map((one) =>
    extractTitle(withoutPlaceholders(one)),
  );
  if (!source || !translation) return false;
  const whole = { source: [source], translation: [translation], from: 0, to: translation.to };
  return wrongLanguageIssues(whole, language).length > 0;
}
