import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  createPictureStore,
  type FetchPicture,
  importArticles,
  type ReportLine,
  type Source,
} from '#domain/transfer/index.ts';
import type { Database } from '#platform/database/index.ts';
import { newFolder } from './temporary.ts';

/** A folder with these files. */
export async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = join(await newFolder(), 'blog');
  await mkdir(folder);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** Imports a source, or lists what would happen. */
export async function importInto(
  database: Database,
  source: Source,
  { isDry = false, fetchPicture }: { isDry?: boolean; fetchPicture?: FetchPicture } = {},
) {
  const lines: ReportLine[] = [];
  const progress: string[] = [];
  const counts = await importArticles({
    database,
    source,
    ...(!isDry && { pictures: createPictureStore(database, fetchPicture) }),
    report: (line) => lines.push(line),
    onProgress: (step, done, total) => progress.push(`${step} ${done} of ${total}`),
  });
  return { counts, lines, progress, notes: lines.flatMap(({ notes }) => notes) };
}

/** All files of a folder, with their bytes in Base64. */
export async function bytesOfFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = await Promise.all(
    files.map(async (file) => [file.slice(folder.length), await readBase64(file)] as const),
  );
  return Object.fromEntries(bytes.sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function readBase64(file: string): Promise<string> {
  return (await readFile(file)).toString('base64');
}
