/**
 * The approved pictures are in tests/share-pictures, at a quarter of their size. After a change of the design, look at
 * the new ones and save them: `UPDATE_SHARE_PICTURES=1 vitest run --config tests/release/vitest.config.ts
 * share-pictures`.
 */
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { titleBox } from '#domain/share-pictures/fit-title.ts';
import { card, maxBytes, renderCard } from '#domain/share-pictures/render-card.ts';
import { directionOf, languages } from '#i18n/languages.ts';
import { sampleTitles } from '../share-pictures/sample-titles.ts';

const samples = languages.flatMap((language) =>
  Object.entries(sampleTitles[language]).map(([kind, title]) => ({ language, kind, title })),
);

describe.each(samples)('a $kind title in $language', ({ language, kind, title }) => {
  test('looks like the approved picture', async () => {
    const file = `tests/share-pictures/${language}-${kind}.png`;
    const quarter = sharp(await renderCard(title, language)).resize({ width: card.width / 4 });
    if (process.env.UPDATE_SHARE_PICTURES)
      await quarter.clone().png({ palette: true }).toFile(file);
    const approved = await rawPixels(sharp(file));
    expect(approved.info).toMatchObject({ width: 300, height: 158 });
    const changed = differingPixels(await rawPixels(quarter), approved);
    // A diacritic over one small letter is seven pixels.
    expect(changed.length).toBeLessThan(4);
  });

  test('fits in its box, and the card is small enough', async () => {
    const jpeg = await renderCard(title, language);
    expect(jpeg.length).toBeLessThan(maxBytes);
    const nameAlone = await rawPixels(sharp(await renderCard('', language)));
    const picture = await rawPixels(sharp(jpeg));
    expect(picture.info).toMatchObject(card);
    const changed = differingPixels(picture, nameAlone);
    expect(changed.length).toBeGreaterThan(5_000);
    const fromStart = changed.map(({ x }) => (directionOf(language) === 'rtl' ? 1199 - x : x));
    expect(Math.min(...fromStart)).toBeGreaterThanOrEqual(56);
    expect(Math.max(...fromStart)).toBeLessThan(56 + titleBox.width);
    expect(Math.min(...changed.map(({ y }) => y))).toBeGreaterThanOrEqual(530 - titleBox.height);
    expect(Math.max(...changed.map(({ y }) => y))).toBeLessThan(530);
  });
});

type Pixels = Awaited<ReturnType<typeof rawPixels>>;

async function rawPixels(picture: Sharp) {
  return await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The visible differences: compression and smoothing change less. */
function differingPixels(one: Pixels, other: Pixels) {
  const { width, channels } = one.info;
  const found = new Set<number>();
  for (const [index, value] of one.data.entries()) {
    if (Math.abs(value - (other.data[index] ?? 0)) > 60) found.add(Math.floor(index / channels));
  }
  return [...found].map((pixel) => ({ x: pixel % width, y: Math.floor(pixel / width) }));
}
