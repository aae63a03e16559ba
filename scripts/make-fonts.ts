/**
 * Cuts the site's two font families down to the letters that it can show, in WOFF2 with the weights 400 to 700.
 * Run by `npm run fonts` after a font's update; the results are committed, so that a build needs no font tool.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const weights = { wght: { min: 400, max: 700 } };

/** Printable ASCII. */
const ascii = range(0x20, 0x7e);

/** The same with the accents of names that appear in posts, and typographic punctuation. */
const latin = `${ascii}\u00a0©«·»×ÀÁÂÄÇÈÉÊËÎÏÖÛÜßàáâäçèéêëîïñöûüŞş–—‘’“”•…←→−€`;

/** Letters of Arabic and Central Kurdish with their marks, both digit sets, punctuation, joiners. */
const arabic = `${range(0x0621, 0x063a)}${range(0x0640, 0x0656)}${range(0x0660, 0x066c)}٫٬٪،؛؟ٰٱپچڕڒڤکگڵڶھۀۆۇۊۋیۍێەۖ۰۱۲۳۴۵۶۷۸۹ژڭ\u200c\u200d\u200e\u200f«» .:!()[]/-–—…%+×`;

const vazirmatn = 'vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2';

/** What Latin letters need to stand well; `tnum` makes figures of one width for tables. */
const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

/** What joins Arabic letters and places their marks. */
const arabicFeatures = ['calt', 'fina', 'init', 'isol', 'medi', 'mkmk', 'rlig'];

const fonts = [
  {
    source:
      '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    target: 'schibsted-grotesk-latin.woff2',
    letters: latin,
    features: latinFeatures,
  },
  {
    source: vazirmatn,
    target: 'vazirmatn-arabic.woff2',
    letters: arabic,
    features: [...latinFeatures, ...arabicFeatures],
  },
  // Latin words in Arabic and Kurdish text: a design that matches its neighbours, and half the bytes of a second family.
  { source: vazirmatn, target: 'vazirmatn-latin.woff2', letters: ascii, features: latinFeatures },
];

for (const { source, target, letters, features } of fonts) {
  const font = await readFile(`node_modules/${source}`);
  const subset = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: weights,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(`src/ui/fonts/${target}`, subset);
  console.log(`${target}: ${subset.length} bytes of ${font.length}`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
