import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { staticPagePaths } from '#pages.ts';
import type { BenchResult } from './bench-result.ts';
import { readPage } from './support/read-page.ts';
import { startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

/**
 * Measures the cost of drawing share pictures. The first response draws the picture. The second one comes from the
 * database.
 */
export async function sharePictures(): Promise<BenchResult[]> {
  const site = await startSite();
  const paths = languages.flatMap((language) =>
    staticPagePaths.map((path) => pathInLanguage(path, language)),
  );
  const pictures: string[] = [];
  for (const path of paths) pictures.push(await pictureOf(site.origin + path));
  const [first = '', ...others] = new Set(pictures);
  // The first picture also loads the fonts.
  await readPage(site.origin + first);
  const drawn = await timesOf(others.map((path) => site.origin + path));
  const stored = await timesOf(others.map((path) => site.origin + path));
  await site.stop();
  return [
    {
      name: 'share picture, drawn',
      unit: 'ms',
      value: median(drawn),
      note: `${others.length} of them; the slowest ${Math.max(...drawn).toFixed(0)} ms`,
    },
    {
      name: 'share picture, drawn against stored',
      unit: 'ratio',
      value: median(drawn) / median(stored),
    },
  ];
}

async function pictureOf(url: string): Promise<string> {
  const { text } = await readPage(url);
  const picture = /property="og:image" content="[^"]*(\/share\/[^"]+)"/.exec(text)?.[1];
  if (picture === undefined) throw new Error(`${url} has no share picture`);
  return picture;
}

async function timesOf(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) times.push((await readPage(url)).tookMs);
  return times;
}
