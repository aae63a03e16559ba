import { company } from '#content/company.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { loadSharp } from '#platform/load-sharp.ts';
import defaultCover from '../../../media/default-cover.svg?raw';
import { drawText } from './draw-text.ts';
import { edge, edgeSvg, ground, mark, markSvg } from './drawings.ts';
import { fitTitle } from './fit-title.ts';

/** Facebook, WhatsApp and X show this format uncropped. Pixels. */
export const card = { width: 1200, height: 630 };

/** WhatsApp shows no larger picture. */
export const maxBytes = 300_000;

/** Pixels. */
const margin = 56;
/** X covers the lower edge with a label of its own. */
const titleMargin = 100;
const coverWidth = 480;

/**
 * Draws a share picture: the company's mark and name above the title at the inline start, the cover at the inline end,
 * and a kilim edge between them.
 *
 * @param cover any picture that sharp reads; without it, the site's own
 * @returns a JPEG of less than 300 kB
 */
export async function renderCard(
  title: string,
  language: Language,
  cover: Buffer = Buffer.from(defaultCover),
): Promise<Buffer> {
  const sharp = await loadSharp();
  const [drawnTitle, name, picture] = await Promise.all([
    fitTitle(title, language),
    drawText(company.name[language], { language, fontSize: 40, width: 300 }),
    cropCover(cover),
  ]);
  const rightToLeft = directionOf(language) === 'rtl';
  const at = (fromStart: number, top: number, { width }: { width: number }) => ({
    left: rightToLeft ? card.width - fromStart - width : fromStart,
    top,
  });
  const coverStart = card.width - coverWidth;
  const nameTop = margin + Math.round((mark.height - name.info.height) / 2);
  const titleTop = card.height - titleMargin - drawnTitle.info.height;
  const pixels = await sharp({ create: { ...card, channels: 3, background: ground } })
    .composite([
      { input: picture.data, raw: picture.info, ...at(coverStart, 0, picture.info) },
      { input: Buffer.from(edgeSvg), ...at(coverStart - edge.width, 0, edge) },
      { input: Buffer.from(markSvg), ...at(margin, margin, mark) },
      { input: name.data, raw: name.info, ...at(margin + mark.width + 22, nameTop, name.info) },
      { input: drawnTitle.data, raw: drawnTitle.info, ...at(margin, titleTop, drawnTitle.info) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return await encode(pixels);
}

async function cropCover(cover: Buffer) {
  const sharp = await loadSharp();
  return await sharp(cover)
    .resize({ width: coverWidth, height: card.height, fit: 'cover' })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Uses the best quality that is small enough. */
async function encode(pixels: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  for (const quality of [88, 80, 70, 60, 45, 30]) {
    const jpeg = await sharp(pixels, { raw: { ...card, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (jpeg.length < maxBytes) return jpeg;
  }
  throw new Error('a share picture is too large in every quality');
}
