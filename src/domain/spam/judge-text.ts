import { foldForSearch } from '#language/search/search-folding.ts';
import type { Finding, WrittenText } from './finding.ts';
import { judgeLinks } from './judge-links.ts';
import { judgeShape } from './judge-shape.ts';
import { moneyPhrases } from './phrases-money.ts';
import { sellingPhrases } from './phrases-selling.ts';

const phraseRules = [...sellingPhrases, ...moneyPhrases];

/** What the words and the shape of a text say against it. */
export function judgeText(text: WrittenText): Finding[] {
  const folded = foldForSearch(`${text.name}\n${text.message}`);
  const phrases = phraseRules.filter(({ isIn }) => isIn(folded));
  return [...judgeShape(text), ...judgeLinks(text), ...phrases];
}

/** Whether a text has letters that only Kurdish and Persian have. Nobody sends spam in them so far. */
export function hasKurdishLetters(text: string): boolean {
  return /[ێۆڕڵڤپچژگ]/.test(text);
}
