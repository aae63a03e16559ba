import { company } from '#content/company.ts';
import type { Language } from '#i18n/languages.ts';
import { type DrawnText, drawText, type TextStyle } from './draw-text.ts';

/** The box for a title, in pixels. */
export const titleBox = { width: 560, height: 370 };

/** Pixels. */
const fontSizes = [80, 72, 64, 56, 50, 44, 40, 36];
const smallestSize = 33;

/**
 * Draws a title as large as its box allows; a title that is too long even in the smallest size ends with an ellipsis.
 */
export async function fitTitle(title: string, language: Language): Promise<DrawnText> {
  const text = drawable(title) || company.name[language];
  for (const fontSize of fontSizes.filter((size) => mayFit(text, size))) {
    const style = { language, fontSize, width: titleBox.width };
    const drawn = await drawText(text, style);
    if (fits(drawn)) return await balance(text, style, drawn);
  }
  const style = { language, fontSize: smallestSize, width: titleBox.width, breakWords: true };
  return await cut(text, style);
}

/**
 * The part of a title that can be drawn: there is no colour font for emoji, and an unclosed direction mark would
 * reverse the whole title.
 *
 * @returns an empty text for a title without letters and digits
 */
function drawable(title: string): string {
  const text = title
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{RGI_Emoji}/gv, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}

/**
 * Avoids drawing a title that is certainly too large: letters take more than this share of the square of their size.
 */
function mayFit(text: string, fontSize: number): boolean {
  return 0.4 * fontSize ** 2 * text.length < titleBox.width * titleBox.height;
}

function fits({ info }: DrawnText): boolean {
  return info.width <= titleBox.width && info.height <= titleBox.height;
}

/** Balances the lengths of the lines: finds the narrowest box with the same number of lines. */
async function balance(text: string, style: TextStyle, widest: DrawnText): Promise<DrawnText> {
  for (const share of [0.7, 0.8, 0.9]) {
    const width = Math.round(style.width * share);
    const drawn = await drawText(text, { ...style, width });
    if (drawn.info.width <= width && drawn.info.height < widest.info.height + style.fontSize / 2)
      return drawn;
  }
  return widest;
}

/** Shortens the text until it fits, each time by the share that is too much. */
async function cut(text: string, style: TextStyle): Promise<DrawnText> {
  const characters = new Intl.Segmenter('und');
  const letters = Array.from(characters.segment(text), ({ segment }) => segment);
  let length = letters.length;
  let drawn = await drawText(text, style);
  while (!fits(drawn) && length > 0) {
    const share = titleBox.height / drawn.info.height;
    length = Math.min(length - 1, Math.floor(length * share));
    drawn = await drawText(`${atWordEnd(letters.slice(0, length).join(''))}...`, style);
  }
  return drawn;
}

/** Drops the last word, which may be cut; a text of one word stays. */
function atWordEnd(text: string): string {
  return text.replace(/ \S*$/, '').replace(/[\s\p{P}]+$/u, '') || text;
}
