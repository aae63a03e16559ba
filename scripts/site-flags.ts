import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The flags of Node with which a folder's site is served: those in the script `start` of its `package.json`.
 *
 * They give V8 a fixed space for new objects, of 8 MB for each half. By default V8 shrinks a half to 1 MB while a site
 * is idle, and what a page needs for a moment then counts as old: on one core, each tenth page took twice as long to
 * render. In a flood of requests, which leave nothing but garbage, the space would grow to 60 MB (docs/performance.md).
 *
 * @param folder of a release or of the sources
 */
export function siteFlags(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
}
