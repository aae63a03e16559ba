import { asOnOtherKeyboards } from './keyboard-layouts.ts';
import { foldForSearch } from './search-folding.ts';

/** Further words of a query are ignored. */
const maxWords = 6;

/**
 * The patterns of each word of a query for `like … escape '\'` on folded text: what its keys write on each keyboard. A
 * text matches where each word has a pattern in it.
 */
export function likePatterns(query: string): string[][] {
  const words = query.trim().split(/\s+/).slice(0, maxWords);
  return words.flatMap((word) => {
    const folded = asOnOtherKeyboards(word).map(foldForSearch);
    const patterns = [...new Set(folded)].filter((text) => text !== '');
    return patterns.length > 0 ? [patterns.map(likePattern)] : [];
  });
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
