/**
 * What drawing the share pictures costs: `node bench/share-pictures.ts`, on the built site. The first answer draws, the second
 * one comes from the database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageFacts, languages } from '#i18n/languages.ts';
import { build, isBuildCurrent } from '../scripts/build.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-share-pictures-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
process.env.NODE_ENV = 'production';
process.env.DATABASE_URL = `file:${join(folder, 'site.db')}`;
process.env.PORT = '41739';
const origin = `http://localhost:${process.env.PORT}`;

if (!(await isBuildCurrent())) await build();
const built = new URL('../dist/server/server.js', import.meta.url).href;
const server: { run: () => Promise<void> } = await import(built);
await server.run();

const pictures = [...new Set((await Promise.all(pagePaths().map(pictureOf))).flat())];
// The first one loads the fonts.
await timeOf(pictures.shift() ?? '');
const drawn = await inTurn(pictures);
const stored = await inTurn(pictures);
console.log(
  `${pictures.length} share pictures: drawn ${median(drawn).toFixed(0)} ms each (the slowest ${Math.max(...drawn).toFixed(0)} ms), ` +
    `${(median(drawn) / median(stored)).toFixed(0)} times a stored one`,
);
process.exit();

function pagePaths(): string[] {
  const pages = ['', '/about', '/portfolio', '/blog', '/privacy', '/terms-of-service'];
  return languages.flatMap((language) => {
    const { prefix } = languageFacts[language];
    return pages.map((page) => `${prefix ? `/${prefix}` : ''}${page}` || '/');
  });
}

async function pictureOf(path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text();
  const address = /property="og:image" content="[^"]*(\/share\/[^"]+)"/.exec(html)?.[1];
  return address ? [address] : [];
}

async function inTurn(paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) times.push(await timeOf(path));
  return times;
}

async function timeOf(path: string): Promise<number> {
  const start = performance.now();
  await (await fetch(origin + path)).arrayBuffer();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
