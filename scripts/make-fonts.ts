/**
 * Reduces the site's two font families to the characters that it shows, as WOFF2 with the weights 400 to 700. It also
 * makes the bold Latin font of the share pictures, because the library that draws them can't read WOFF2. Each family's
 * licence, the SIL Open Font License, is copied beside its files, as the licence requires.
 * `npm run fonts` runs this after an update of a font. The results are committed, so that a build needs no font tool.
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

/** The features for well-spaced Latin text. `tnum` gives figures of one width for tables. */
const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

/** The features that join Arabic letters and place their marks. */
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
  // Latin words in Arabic and Kurdish text: their design matches the Arabic letters, and the file has half the bytes of
  // a second family.
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
