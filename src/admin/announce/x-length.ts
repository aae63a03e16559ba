/** The longest post, and what each link in it counts, whatever its length. */
export const maxXLength = 280;
export const xLinkLength = 23;

/**
 * The length of a post as X counts it: letters of Latin, Arabic and their neighbours count one, other signs and emoji
 * two. Direction marks, isolates and «…» count two.
 *
 * Source: https://developer.x.com/en/docs/counting-characters and version 3 of the configuration of twitter-text.
 */
export function xLength(text: string): number {
  let links = 0;
  let emoji = 0;
  const rest = text
    .normalize('NFC')
    .replace(link, () => {
      links += 1;
      return '';
    })
    .replace(/\p{RGI_Emoji}/gv, () => {
      emoji += 1;
      return '';
    });
  let length = links * xLinkLength + emoji * 2;
  for (const sign of rest) length += isLight(sign.codePointAt(0) ?? 0) ? 1 : 2;
  return length;
}

/**
 * What X makes a link of, without the punctuation after it. Also mail addresses and names such as `Next.js`, which X
 * leaves: a text may then be a little shorter than it could be.
 */
const link =
  /\bhttps?:\/\/\S*[\p{L}\p{N}/=_#-]|\b(?:[a-z\d-]+\.)+[a-z]{2,}\b(?:\/\S*[\p{L}\p{N}/=_#-])?/giu;

const lightRanges = [
  [0, 4_351],
  [8_192, 8_205],
  [8_208, 8_223],
  [8_242, 8_247],
] as const;

function isLight(codePoint: number): boolean {
  return lightRanges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
