import { type PictureCopy, readPictureCopy } from '#domain/media/index.ts';
import { picturesIn } from '#domain/media/shared/picture-path.ts';
import { activePosts, listOldPaths, toAdminPost } from '#domain/posts/index.ts';
import { pickFields, postFieldNames } from '#domain/posts/shared/fields.ts';
import { languages } from '#i18n/languages.ts';
import type { Database, PostRow } from '#platform/database/index.ts';
import {
  articleFile,
  pictureFolder,
  type TextFacts,
  toExportPaths,
  toSitePaths,
  writeArticleFacts,
  writeRecord,
  writeText,
} from './export-format.ts';

/** A file of an export: its path inside the folder of the article. */
export type ExportFile = { path: string; content: string | Buffer };

export type ExportedArticle = {
  /** The slug of the first language: no two articles have the same. */
  folder: string;
  files: ExportFile[];
  texts: number;
  pictures: number;
};

/**
 * The files of an article: each language, its translation record, and all pictures that are shown.
 *
 * @returns null if the article was deleted in the meantime
 */
export async function exportArticle(
  database: Database,
  translationGroup: string,
): Promise<ExportedArticle | null> {
  const rows = await activePosts(database)
    .selectAll()
    .where('translation_group', '=', translationGroup)
    .execute();
  const ordered = languages.flatMap((language) => rows.filter((row) => row.language === language));
  const [first] = ordered;
  if (!first) return null;
  const pictures = await readPictures(database, ordered);
  const facts = {
    translationGroup,
    pictures: pictures.map(({ hash, width, height }) => ({ hash, width, height })),
  };
  const texts = await Promise.all(ordered.map((row) => filesOfText(database, row)));
  return {
    folder: first.slug,
    files: [
      { path: articleFile, content: writeArticleFacts(facts) },
      ...texts.flat(),
      ...pictures.flatMap(filesOfPicture),
    ],
    texts: texts.length,
    pictures: pictures.length,
  };
}

async function readPictures(database: Database, rows: readonly PostRow[]): Promise<PictureCopy[]> {
  const hashes = new Set(
    rows.flatMap(({ image, content }) => [...picturesIn(`${image}\n${content}`)]),
  );
  const pictures: PictureCopy[] = [];
  for (const hash of [...hashes].sort()) {
    const picture = await readPictureCopy(database, hash);
    if (picture) pictures.push(picture);
  }
  return pictures;
}

async function filesOfText(database: Database, row: PostRow): Promise<ExportFile[]> {
  const { content, translation, ...fields } = pickFields(toAdminPost(row), postFieldNames);
  const written = toExportPaths(content);
  const hasSitePaths = toSitePaths(written) !== content;
  const facts: TextFacts = {
    ...fields,
    image: toExportPaths(fields.image),
    publishedAt: row.published_at,
    firstPublishedAt: row.first_published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sourceVersion: row.source_version,
    ...(hasSitePaths && { hasSitePaths }),
    oldPaths: await listOldPaths(database, row.id),
  };
  return [
    {
      path: `${row.language}.md`,
      content: writeText(facts, hasSitePaths ? content : written),
    },
    ...(translation
      ? [{ path: `${row.language}.translation.json`, content: writeRecord(translation) }]
      : []),
  ];
}

function filesOfPicture({ hash, variants }: PictureCopy): ExportFile[] {
  return variants.map(({ suffix, bytes }) => ({
    path: `${pictureFolder}/${hash}${suffix}`,
    content: bytes,
  }));
}
