import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Database } from '#platform/database/index.ts';
import { type ExportFile, exportArticle } from './export-article.ts';
import { exportMarker, markerText } from './export-format.ts';

/**
 * Writes some articles as a zip file with the files that `npm run export` writes. It reads one article at a time, and
 * no faster than its bytes are taken. An article that was deleted in the meantime is left out.
 *
 * @param groups the translation groups
 */
export async function* zipExport(
  database: Database,
  groups: readonly string[],
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for (const group of groups) {
    const article = await exportArticle(database, group);
    for (const { path, content } of article?.files ?? []) {
      addFile(zip, { path: `${article?.folder}/${path}`, content });
      yield* written.splice(0);
    }
  }
  addFile(zip, { path: exportMarker, content: markerText });
  zip.end();
  yield* written.splice(0);
}

/** Pictures are compressed already. */
function addFile(zip: Zip, { path, content }: ExportFile): void {
  const isText = typeof content === 'string';
  const file = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
  zip.add(file);
  file.push(isText ? Buffer.from(content) : content, true);
}
