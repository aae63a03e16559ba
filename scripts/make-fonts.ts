/**
 * Cuts the site's two font families down to the letters that it can show, in WOFF2 with the weights 400 to 700, and makes
 * the bold Latin face of the share pictures, which are drawn by a library that reads no WOFF2. The licence of each family, the
 * SIL Open Font License, goes beside its files, as it asks.
 * Run by `npm run fonts` after a font's update; the results are committed, so that a build needs no font tool.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { arabic, languageNames, latin, latinWithinArabic } from './font-letters.ts';

const woff2 = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
} as const;

const boldTrueType = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const;

const grotesk = {
  name: 'schibsted-grotesk',
  file: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  license: '@fontsource-variable/schibsted-grotesk/LICENSE',
};

const vazirmatn = {
  name: 'vazirmatn',
  file: 'vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2',
  license: 'vazirmatn/OFL.txt',
};

/** What Latin letters need to stand well; `tnum` makes figures of one width for tables. */
const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

/** What joins Arabic letters and places their marks. */
const arabicFeatures = ['calt', 'fina', 'init', 'isol', 'medi', 'mkmk', 'rlig'];

const fonts = [
  {
    source: grotesk,
    target: 'src/ui/fonts/schibsted-grotesk-latin.woff2',
    letters: latin,
    features: latinFeatures,
    format: woff2,
  },
  {
    source: vazirmatn,
    target: 'src/ui/fonts/vazirmatn-arabic.woff2',
    letters: arabic,
    features: [...latinFeatures, ...arabicFeatures],
    format: woff2,
  },
  {
    source: vazirmatn,
    target: 'src/ui/fonts/vazirmatn-names.woff2',
    letters: languageNames,
    features: [...latinFeatures, ...arabicFeatures],
    format: woff2,
  },
  // Latin words in Arabic and Kurdish text: a design that matches its neighbours, and half the bytes of a second family.
  {
    source: vazirmatn,
    target: 'src/ui/fonts/vazirmatn-latin.woff2',
    letters: latinWithinArabic,
    features: latinFeatures,
    format: woff2,
  },
  {
    source: grotesk,
    target: 'src/domain/share-pictures/fonts/schibsted-grotesk-bold.ttf',
    letters: latin,
    features: latinFeatures,
    format: boldTrueType,
  },
];

for (const { source, target, letters, features, format } of fonts) {
  const font = await readFile(`node_modules/${source.file}`);
  const subset = await subsetFont(font, letters, {
    ...format,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(target, subset);
  await copyFile(`node_modules/${source.license}`, `${dirname(target)}/${source.name}-OFL.txt`);
  console.log(`${target}: ${subset.length} bytes of ${font.length}`);
}
