import { createRequire } from 'node:module';
import type { OutputInfo } from 'sharp';
import { directionOf, type Language } from '#i18n/languages.ts';
import { isolate, isolateRuns } from '#language/bidi.ts';
import { loadSharp } from '#platform/load-sharp.ts';
import { lightSurface } from '#theme.ts';

/** The pixels of a text, cropped to its ink. */
export type DrawnText = { data: Buffer; info: OutputInfo };

export type TextStyle = {
  language: Language;
  /** Pixels. */
  fontSize: number;
  /** Pixels; lines break between words, so a longer word makes the text wider than this. */
  width: number;
  /** Breaks words that are longer than a line. */
  breakWords?: boolean;
};

/** Draws a text in the site's own fonts, with shaping and bidi. */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  const sharp = await loadSharp();
  const { language, fontSize, width, breakWords = false } = style;
  loaded ??= loadFonts();
  await loaded;
  const { family, fontfile, lineHeight } = faces[language];
  return await sharp({
    text: {
      text: `<span foreground="${lightSurface}" lang="${language}" line_height="${lineHeight}">${markup(text, language)}</span>`,
      font: `${family} Bold ${fontSize}`,
      fontfile,
      width,
      rgba: true,
      // One point is one pixel.
      dpi: 72,
      wrap: breakWords ? 'word-char' : 'word',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

// `#` paths, because a relative path would start at the built server. Fontconfig needs files, so they can't be bundled.
const { resolve } = createRequire(import.meta.url);
const grotesk = resolve('#domain/share-pictures/fonts/schibsted-grotesk-bold.ttf');
const vazirmatn = resolve('vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf');

// Otherwise the fonts and settings of the machine would matter. Read when the first text is drawn.
process.env.FONTCONFIG_FILE = resolve('#domain/share-pictures/fonts/fonts.conf');

const arabicScript = { family: 'Vazirmatn', fontfile: vazirmatn, lineHeight: 0.9 };

/** Line heights are relative to the font's own. */
const faces: Record<Language, { family: string; fontfile: string; lineHeight: number }> = {
  en: { family: 'Schibsted Grotesk, Vazirmatn', fontfile: grotesk, lineHeight: 0.95 },
  ar: arabicScript,
  ckb: arabicScript,
};

let loaded: Promise<void> | undefined;

/** A font stays loaded, and an English title may contain a Kurdish word, so all fonts are loaded. */
async function loadFonts(): Promise<void> {
  const sharp = await loadSharp();
  for (const fontfile of [grotesk, vazirmatn])
    await sharp({ text: { text: '.', fontfile } }).toBuffer();
}

/** Pango takes the direction from the first strong letter, so the text starts with a direction mark. */
function markup(text: string, language: Language): string {
  const ordered =
    directionOf(language) === 'rtl'
      ? `\u200f${isolateRuns(text, (run) => isolate(unbroken(run)))}`
      : `\u200e${isolateRuns(text, unbroken)}`;
  return ordered.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Keeps `C++` and a telephone number on one line: Pango would break them. Words may still break. */
function unbroken(run: string): string {
  return run.replace(/(?<=[\d٠-٩]) /g, '\u00a0').replace(/(?<=\S)(?=[+#])/g, '\u2060');
}
