/**
 * `npm run portfolio` renders the portfolio scenes to silent loops in `public/portfolio`: `<key>.webm` (VP9),
 * `<key>.mp4` (H.264) and posters as JPEG, WebP and AVIF. No file is larger than 400 kB. Scenes with unchanged sources
 * are skipped.
 *
 *     npm run portfolio -- [--all] [--frames] [key …]
 *
 * `--frames` only writes four still frames of each scene to `media/frames`, to look at while drawing. Needs ffmpeg (a
 * Debian package).
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../scripts/find-chromium.ts';

const folder = import.meta.dirname;
const scenes = path.join(folder, 'scenes');
const out = path.join(folder, '../public/portfolio');
const frames = path.join(folder, 'frames');
const stateFile = path.join(folder, 'rendered-from.json');

const size = { width: 960, height: 720 };
const framesPerSecond = 24;
const byteLimit = 400_000;
/** The poster's moment as a share of the loop. A scene may override it in seconds with `data-poster`. */
const posterShare = 0.5;

/** The ten projects, in the order of the specification. */
const keys = [
  'kurdish-all-in-one-app',
  'ai-web-applications',
  'crm-dashboard',
  'calculator-widgets',
  'saudi-chatbot',
  'charity-website',
  'custom-dashboards',
  'complete-software',
  'kurdish-community-website',
  'restaurant-website',
];

/** The properties that `scenes/scene.js` adds to a scene's window. */
type SceneWindow = { seek: (seconds: number) => void; duration: number; sceneReady: Promise<void> };

/** One hash of all sources of a scene: its own folder, the shared files and this script. */
async function fingerprint(key: string): Promise<string> {
  const own = (await readdir(path.join(scenes, key)))
    .sort()
    .map((name) => path.join(scenes, key, name));
  const shared = ['scene.css', 'scene.js'].map((name) => path.join(scenes, name));
  const hash = createHash('sha256');
  for (const file of [...own, ...shared, import.meta.filename]) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** Opens a scene and stops it at its first frame. */
async function open(page: Page, key: string): Promise<{ duration: number; poster: number }> {
  const problems: string[] = [];
  page.removeAllListeners('pageerror');
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('about:blank');
  await page.goto(`${pathToFileURL(path.join(scenes, key, 'index.html'))}#still`);
  try {
    await page.evaluate(() => (window as unknown as SceneWindow).sceneReady);
  } catch (error) {
    throw new Error(`${key}: ${problems.join('; ') || error}`);
  }
  if (problems.length > 0) throw new Error(`${key}: ${problems.join('; ')}`);
  const { duration, poster } = await page.evaluate(() => ({
    duration: (window as unknown as SceneWindow).duration,
    poster: document.documentElement.dataset.poster,
  }));
  return { duration, poster: poster === undefined ? duration * posterShare : Number(poster) };
}

/** A lossless picture of one moment. */
async function frame(page: Page, seconds: number): Promise<Buffer> {
  await page.evaluate((moment) => (window as unknown as SceneWindow).seek(moment), seconds);
  return page.screenshot({ type: 'png' });
}

/** Starts ffmpeg. Resolves when it exits with 0. */
function ffmpeg(options: string[]) {
  const process = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(process, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  return { input: process.stdin, done };
}

/** Encodes with the best quality of a list whose file stays within the limit. */
async function encode(
  target: string,
  qualities: number[],
  options: (quality: number) => string[][],
): Promise<number> {
  for (const quality of qualities) {
    for (const pass of options(quality)) {
      const run = ffmpeg(pass);
      run.input.end();
      await run.done;
    }
    const { size: bytes } = await stat(target);
    if (bytes <= byteLimit) return bytes;
  }
  throw new Error(`${path.basename(target)} stays above ${byteLimit} bytes`);
}

/** Renders every frame of a scene once into a lossless master, then encodes both films from it. */
async function film(page: Page, key: string, duration: number): Promise<string[]> {
  const master = path.join(out, `${key}.master.mkv`);
  const log = path.join(out, `${key}.pass`);
  const recording = ffmpeg([
    ...['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-'],
    ...[
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      '-c:v',
      'libx264',
      '-qp',
      '0',
      '-preset',
      'ultrafast',
      master,
    ],
  ]);
  for (let index = 0; index < Math.round(duration * framesPerSecond); index++) {
    if (!recording.input.write(await frame(page, index / framesPerSecond)))
      await once(recording.input, 'drain');
  }
  recording.input.end();
  await recording.done;

  const colours = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ];
  const webm = path.join(out, `${key}.webm`);
  const mp4 = path.join(out, `${key}.mp4`);
  const webmBytes = await encode(webm, [26, 30, 35, 40, 46], (quality) => {
    const common = [
      '-i',
      master,
      '-an',
      ...colours,
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-crf',
      String(quality),
      '-row-mt',
      '1',
      '-g',
      '240',
      '-passlogfile',
      log,
    ];
    return [
      [...common, '-pass', '1', '-cpu-used', '4', '-f', 'null', '-'],
      [
        ...common,
        '-pass',
        '2',
        '-cpu-used',
        '2',
        '-auto-alt-ref',
        '1',
        '-lag-in-frames',
        '25',
        webm,
      ],
    ];
  });
  const mp4Bytes = await encode(mp4, [19, 22, 26, 30, 34], (quality) => [
    [
      '-i',
      master,
      '-an',
      ...colours,
      '-c:v',
      'libx264',
      '-crf',
      String(quality),
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '240',
      '-movflags',
      '+faststart',
      mp4,
    ],
  ]);
  await Promise.all([rm(master), rm(`${log}-0.log`, { force: true })]);
  return [`webm ${kilobytes(webmBytes)}`, `mp4 ${kilobytes(mp4Bytes)}`];
}

/** The still picture that is shown before the film, in three formats. */
async function posters(key: string, picture: Buffer): Promise<string[]> {
  const target = (ending: string) => path.join(out, `${key}-poster.${ending}`);
  const made = await Promise.all([
    sharp(picture).jpeg({ quality: 64, mozjpeg: true }).toFile(target('jpg')),
    sharp(picture).webp({ quality: 80, effort: 6 }).toFile(target('webp')),
    sharp(picture).avif({ quality: 60, effort: 6 }).toFile(target('avif')),
  ]);
  return made.map(
    (info) => `${info.format === 'heif' ? 'avif' : info.format} ${kilobytes(info.size)}`,
  );
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

const options = process.argv.slice(2);
const wanted = options.filter((option) => !option.startsWith('--'));
const unknown = wanted.filter((key) => !keys.includes(key));
if (unknown.length > 0) throw new Error(`no such scene: ${unknown.join(', ')}`);

await mkdir(out, { recursive: true });
const state: Record<string, string> = await readFile(stateFile, 'utf8').then(
  JSON.parse,
  () => ({}),
);
const chromiumPath = findChromium();
const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: [
    '--disable-gpu',
    '--allow-file-access-from-files',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
  chromiumSandbox: false,
});
try {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
  for (const key of wanted.length > 0 ? wanted : keys) {
    if (options.includes('--frames')) {
      await mkdir(frames, { recursive: true });
      const { duration } = await open(page, key);
      for (const percent of [0, 25, 50, 75]) {
        await writeFile(
          path.join(frames, `${key}-${percent}.png`),
          await frame(page, (duration * percent) / 100),
        );
      }
      continue;
    }
    const sources = await fingerprint(key);
    if (state[key] === sources && !options.includes('--all')) {
      console.log(`${key}: unchanged`);
      continue;
    }
    const { duration, poster } = await open(page, key);
    const stills = await posters(key, await frame(page, poster));
    const films = await film(page, key, duration);
    state[key] = sources;
    await writeFile(stateFile, `${JSON.stringify(state, null, 2)}\n`);
    console.log(`${key}: ${duration} s, ${[...films, ...stills].join(', ')}`);
  }
} finally {
  await browser.close();
}
