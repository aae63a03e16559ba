import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from './article.ts';
import { readYaml } from './front-matter.ts';
import { exportMarker, exportVersion, marker } from './own/export-format.ts';
import { readExport } from './own/read-export.ts';
import { readGhost } from './sources/ghost/read-ghost.ts';
import { type ReadOptions, readMarkdownFolder } from './sources/read-markdown-folder.ts';
import { readWordPress } from './sources/wordpress/read-wordpress.ts';
import { TransferError } from './transfer-error.ts';

/**
 * Recognises what is imported: an export of this site, a folder of Markdown, or the file of a WordPress or Ghost
 * export.
 *
 * @throws {TransferError} if it is nothing of these
 */
export async function openSource(path: string, options: ReadOptions): Promise<Source> {
  const stats = await stat(path).catch(() => null);
  if (!stats) throw new TransferError(`There is no file or folder ${path}`);
  if (stats.isDirectory())
    return (await isExport(path)) ? readExport(path) : readMarkdownFolder(path, options);
  if (/\.xml$/i.test(path)) return readWordPress(path, options);
  if (/\.json$/i.test(path)) return readGhost(path, options);
  if (/\.(?:zip|gz|tgz|tar)$/i.test(path))
    throw new TransferError(`${path} is packed: unpack it, and name the file or folder in it`);
  throw new TransferError(
    `${path} must be a folder, the .xml of a WordPress export or the .json of a Ghost export`,
  );
}

/** @throws {TransferError} for the export of a newer version, which may mean something else */
async function isExport(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, exportMarker), 'utf8').catch(() => null);
  if (text === null) return false;
  const parsed = marker.safeParse(readYaml(text));
  if (!parsed.success) return false;
  if (parsed.data.version === exportVersion) return true;
  throw new TransferError(
    `${folder} was exported by a newer version of this site: update this one`,
  );
}
