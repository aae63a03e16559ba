import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { toolIconPaths } from '#admin/editor/tool-icon.tsx';
import { shareIconPaths } from '#site/blog/post/share-icon.tsx';
import { playerIconPaths } from '#site/portfolio/project-video.tsx';
import { iconDirections, iconPaths } from '#ui/icon.tsx';

type Matrix = { a: number; b: number; c: number; d: number };
type Drawn = { path: string; direction: string; matrix: Matrix };

/**
 * What points the wrong way among all that is drawn on a page now: icons that lead to the wrong side, icons that are
 * mirrored although they point nowhere, icons that no table of icons has, arrows in texts, and progress bars and
 * sliders that do not fill in the direction of the page.
 */
export async function wrongDirections(page: Page): Promise<string[]> {
  const { icons, others } = await page.evaluate(whatIsDrawn);
  const found = await Promise.all(icons.map(issueOf));
  return [...new Set([...found, ...others].filter((issue) => issue !== null))];
}

/** The directional icons that are drawn on a page now, each as often as it is there: `back`, `forward`… */
export async function directionalIcons(page: Page): Promise<string[]> {
  const { icons } = await page.evaluate(whatIsDrawn);
  return icons.flatMap(({ path }) => Object.keys(iconDirections).filter(isDrawnWith(path)));
}

const isDrawnWith = (path: string) => (name: string) =>
  Object.entries(iconPaths).some(([own, drawing]) => own === name && drawing === path);

function whatIsDrawn(): { icons: Drawn[]; others: string[] } {
  const root = document.documentElement;
  const paths = document.querySelectorAll<SVGPathElement>('svg[viewBox="0 0 24 24"] path');
  const icons = [...paths].flatMap((path) => {
    // The matrix has all that the browser applies: the grid of the icon, and the styles of everything around it.
    const matrix = path.getClientRects().length > 0 ? path.getScreenCTM() : null;
    if (!matrix) return [];
    const { a, b, c, d } = matrix;
    const { direction } = getComputedStyle(path);
    return [{ path: path.getAttribute('d') ?? '', direction, matrix: { a, b, c, d } }];
  });
  const others: string[] = [];
  for (const bar of document.querySelectorAll('progress, meter, input[type=range]')) {
    const { direction, scale, transform } = getComputedStyle(bar);
    if (direction !== getComputedStyle(root).direction || scale !== 'none' || transform !== 'none')
      others.push(`${bar.outerHTML.slice(0, 80)} is ${direction} ${scale} ${transform}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    // Unlike brackets and quotation marks, arrows are not mirrored by the browser.
    if (!/[←→↩↪⇐⇒⟵⟶➔➜]/.test(textContent ?? '')) continue;
    if (!parentElement?.closest('script, style, pre, code, .prose, .cm-editor, kbd'))
      others.push(`an arrow in the text ${textContent}`);
  }
  return { icons, others };
}

/** @returns what is wrong with the icon, or null */
async function issueOf(icon: Drawn): Promise<string | null> {
  const points = Object.entries(iconDirections).find(([name]) => isDrawnWith(icon.path)(name))?.[1];
  const { a, b, c, d } = icon.matrix;
  const isMirrored = a * d - b * c < 0;
  if (points) {
    const side = await sideOf(icon);
    const wanted = (points === 'start') === (icon.direction === 'ltr') ? 'left' : 'right';
    return side === wanted ? null : `${icon.path} leads ${side}, not ${wanted}`;
  }
  const other = { ltr: 'rightToLeft', rtl: 'leftToRight' }[icon.direction];
  for (const tool of Object.values(toolIconPaths))
    if (Object.entries(tool).some(([kind, path]) => kind === other && path === icon.path))
      return `${icon.path} is the tool of the other direction`;
  if (isMirrored) return `${icon.path} is mirrored, but points nowhere`;
  return isKnown(icon.path) || (await isSymmetric(icon.path))
    ? null
    : `${icon.path} is in no table of icons`;
}

function isKnown(path: string): boolean {
  return [iconPaths, shareIconPaths, playerIconPaths, ...Object.values(toolIconPaths)].some(
    (table) => Object.values(table).includes(path),
  );
}

/** The side to which an arrow leads. Above its shaft, the head of an arrow has more ink than its tail. */
async function sideOf({ path, matrix }: Drawn): Promise<'left' | 'right' | 'nowhere'> {
  const { left, right } = await inkAbove(0.4, path, matrix);
  if (Math.abs(left - right) < 0.1 * (left + right)) return 'nowhere';
  return left > right ? 'left' : 'right';
}

async function isSymmetric(path: string): Promise<boolean> {
  const upright = await pixelsOf(path, { a: 1, b: 0, c: 0, d: 1 });
  const mirrored = await pixelsOf(path, { a: -1, b: 0, c: 0, d: 1 });
  const differing = upright.filter(
    (value, index) => Math.abs(value - (mirrored[index] ?? 0)) > 128,
  );
  return differing.length < upright.length / 200;
}

/** The ink of the two halves of an icon, in its upper part. */
async function inkAbove(share: number, path: string, matrix: Matrix) {
  const pixels = await pixelsOf(path, matrix);
  const ink = { left: 0, right: 0 };
  for (const [index, value] of pixels.entries())
    if (index < share * sizePx * sizePx)
      ink[index % sizePx < sizePx / 2 ? 'left' : 'right'] += value;
  return ink;
}

const sizePx = 96;

/** Draws an icon with the browser's matrix, without its size and place: one byte of ink for each pixel. */
async function pixelsOf(path: string, { a, b, c, d }: Matrix): Promise<number[]> {
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  const turned = [a, b, c, d].map((value) => value / scale).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${sizePx}" height="${sizePx}"><g transform="translate(12 12) matrix(${turned} 0 0) translate(-12 -12)"><path d="${path}" fill="none" stroke="black" stroke-width="2" stroke-linecap="square"/></g></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
