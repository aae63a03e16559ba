import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { activePosts } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import type { OnProgress } from '../article.ts';
import { TransferError } from '../transfer-error.ts';
import { exportArticle } from './export-article.ts';
import { exportMarker, markerText } from './export-format.ts';

export type ExportCounts = { articles: number; texts: number; pictures: number };

/**
 * Writes all articles into a new folder, a folder for each. It is written beside its place and moved there when it is
 * whole, so a folder with the right name is never half an export.
 *
 * @param folder must not exist, or be empty
 * @throws {TransferError} if it has files
 */
export async function writeExport(
  database: Database,
  folder: string,
  onProgress: OnProgress,
): Promise<ExportCounts> {
  await assertFree(folder);
  const unfinished = `${folder.replace(/\/+$/, '')}.unfinished`;
  await removeInterrupted(unfinished);
  await writeInto(join(unfinished, interruptedMarker), '');
  const counts: ExportCounts = { articles: 0, texts: 0, pictures: 0 };
  const groups = await listGroups(database);
  for (const [index, group] of groups.entries()) {
    const article = await exportArticle(database, group);
    onProgress('Exporting', index + 1, groups.length);
    if (!article) continue;
    for (const { path, content } of article.files)
      await writeInto(join(unfinished, article.folder, path), content);
    counts.articles += 1;
    counts.texts += article.texts;
    counts.pictures += article.pictures;
  }
  await writeInto(join(unfinished, exportMarker), markerText);
  await rm(join(unfinished, interruptedMarker));
  // Replaces an empty folder.
  await rename(unfinished, folder);
  return counts;
}

/** Says that a folder was made by an export, which may make it anew. */
const interruptedMarker = 'unfinished-export';

async function removeInterrupted(folder: string): Promise<void> {
  const entries = await entriesOf(folder);
  if (entries.length > 0 && !entries.includes(interruptedMarker))
    throw new TransferError(`${folder} is needed for the time of the export: move it away`);
  await rm(folder, { recursive: true, force: true });
}

async function assertFree(folder: string): Promise<void> {
  if ((await entriesOf(folder)).length > 0)
    throw new TransferError(`${folder} has files already: name a folder that does not exist yet`);
}

async function entriesOf(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new TransferError(`${folder} must be a folder`);
    throw error;
  });
}

async function listGroups(database: Database): Promise<string[]> {
  const groups = await activePosts(database)
    .select('translation_group')
    .select((row) => row.fn.min('id').as('first'))
    .groupBy('translation_group')
    .orderBy('first')
    .execute();
  return groups.map(({ translation_group }) => translation_group);
}

async function writeInto(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
