import { createRequire } from 'node:module';
import type { OutputInfo } from 'sharp';
import { directionOf, type Language } from '#i18n/languages.ts';
import { isolate, isolateRuns } from '#language/bidi.ts';
import { loadSharp } from '#platform/load-sharp.ts';

/** The pixels of a text, cut to its ink. */
export type DrawnText = { data: Buffer; info: OutputInfo };

export type TextStyle = {
  language: Language;
  /** Pixels. */
  fontSize: number;
  /** Pixels; lines are broken at words, so that a longer word makes the text wider than this. */
  width: number;
  /** Breaks words that are longer than a line. */
  breakWords?: boolean;
};

/** Shapes, orders and draws a text in the site's own fonts. */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  const sharp = await loadSharp();
  const { language, fontSize, width, breakWords = false } = style;
  loaded ??= loadFonts();
  await loaded;
  const { family, fontfile, lineHeight } = faces[language];
  return await sharp({
    text: {
      text: `<span foreground="#fbf9f3" lang="${language}" line_height="${lineHeight}">${markup(text, language)}</span>`,
      font: `${family} Bold ${fontSize}`,
      fontfile,
      width,
      rgba: true,
      // A point is a pixel.
      dpi: 72,
      wrap: breakWords ? 'word-char' : 'word',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

// `#` paths, because a relative one would start at the built server. Fontconfig needs files, so the build can't hold them.
const { resolve } = createRequire(import.meta.url);
const grotesk = resolve('#domain/share-pictures/fonts/schibsted-grotesk-bold.ttf');
const vazirmatn = resolve('vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf');

// Otherwise the fonts and settings of the machine would have a say. Read when the first text is drawn.
process.env.FONTCONFIG_FILE = resolve('#domain/share-pictures/fonts/fonts.conf');

const arabicScript = { family: 'Vazirmatn', fontfile: vazirmatn, lineHeight: 0.9 };

/** Line heights are parts of the font's own. */
const faces: Record<Language, { family: string; fontfile: string; lineHeight: number }> = {
  en: { family: 'Schibsted Grotesk, Vazirmatn', fontfile: grotesk, lineHeight: 0.95 },
  ar: arabicScript,
  ckb: arabicScript,
};

let loaded: Promise<void> | undefined;

/** A font stays known once it was named, and an English title may hold a Kurdish word. */
async function loadFonts(): Promise<void> {
  const sharp = await loadSharp();
  for (const fontfile of [grotesk, vazirmatn])
    await sharp({ text: { text: '.', fontfile } }).toBuffer();
}

/** Pango takes the direction from the first strong letter: a mark in front makes it that of the language. */
function markup(text: string, language: Language): string {
  const ordered =
    directionOf(language) === 'rtl'
      ? `\u200f${isolateRuns(text, (run) => isolate(unbroken(run)))}`
      : `\u200e${isolateRuns(text, unbroken)}`;
  return ordered.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `C++` would be broken before its last letter, and a telephone number at each space. Words may still part. */
function unbroken(run: string): string {
  return run.replace(/(?<=[\d٠-٩]) /g, '\u00a0').replace(/(?<=\S)(?=[+#])/g, '\u2060');
}
