import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { sampleTitles } from '../../../tests/share-pictures/sample-titles.ts';
import { noise } from '../../../tests/support/sample-pictures.ts';
import { drawText } from './draw-text.ts';
import { fitTitle, titleBox } from './fit-title.ts';
import { maxBytes, renderCard } from './render-card.ts';

const samples = languages.flatMap((language) =>
  Object.entries(sampleTitles[language]).map(([kind, title]) => ({ language, kind, title })),
);

test('fonts and settings of the machine change nothing', async () => {
  const here = await Promise.all(samples.map(({ title, language }) => fitTitle(title, language)));

  // A new process whose configuration names no fonts.
  const script = `
    import { createHash } from 'node:crypto';
    import { fitTitle } from '#domain/share-pictures/fit-title.ts';
    for (const { title, language } of ${JSON.stringify(samples)}) {
      const { data } = await fitTitle(title, language);
      console.log(createHash('sha256').update(data).digest('hex'));
    }`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { FONTCONFIG_FILE: 'src/domain/share-pictures/fonts/fonts.conf' },
    encoding: 'utf8',
  });
  expect(output.trim().split('\n')).toEqual(
    here.map(({ data }) => createHash('sha256').update(data).digest('hex')),
  );
});

test.each([
  ['W'.repeat(200)],
  ['漢字'.repeat(100)],
  ['a\u0301'.repeat(100)],
  ['C++ '.repeat(50)],
  ['+964 750 123 4567 '.repeat(11)],
  ['<b>&amp;</i>'],
  ['%s \ud800 \0\x01'],
  ['Title\u202e turned'],
  ['😀'],
  ['\u200b'],
])('draws any title inside its box: %j', async (title) => {
  for (const language of languages) {
    const { info } = await fitTitle(title, language);
    expect(info.width).toBeLessThanOrEqual(titleBox.width);
    expect(info.height).toBeLessThanOrEqual(titleBox.height);
  }
});

test('a title that is too long ends with an ellipsis after a whole word', async () => {
  const word = 'WWWWWWWW';
  const style = { language: 'en', fontSize: 33, width: titleBox.width, breakWords: true } as const;
  const cut = await fitTitle(Array(22).fill(word).join(' '), 'en');
  const ends = await Promise.all(
    Array.from({ length: 22 }, (_, words) =>
      drawText(`${Array(words).fill(word).join(' ')}...`, style),
    ),
  );
  expect(ends.filter(({ data }) => data.equals(cut.data))).toHaveLength(1);
});

test('a cover of noise stays below the size limit', async () => {
  const raw = { width: 1200, height: 800, channels: 3 } as const;
  const cover = await sharp(noise(1200 * 800 * 3), { raw })
    .png()
    .toBuffer();
  const jpeg = await renderCard('Noise', 'en', cover);
  expect(jpeg.length).toBeLessThan(maxBytes);
});
