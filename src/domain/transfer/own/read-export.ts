import { join, posix } from 'node:path';
import { type PictureCopy, variantSuffixes } from '#domain/media/index.ts';
import { maxUploadBytes } from '#domain/media/shared/upload-limit.ts';
import type { PostValues } from '#domain/posts/shared/fields.ts';
import { languages } from '#i18n/languages.ts';
import type { Source, SourceArticle, SourceItem, SourceText } from '../article.ts';
import { skipped } from '../article.ts';
import { pictureInFolder } from '../pictures/picture-in-folder.ts';
import { listFolder, readInside } from '../safe-folder.ts';
import { describeFailure } from '../transfer-error.ts';
import {
  type ArticleFacts,
  articleFile,
  pictureFolder,
  readArticleFacts,
  readRecord,
  readText,
  toSitePaths,
} from './export-format.ts';

/** A text has at most 200,000 characters, its record four times as many. */
const maxTextBytes = 4_000_000;
const maxRecordBytes = 8_000_000;

/** Reads a folder that `writeExport` wrote, and that people may have changed since. */
export function readExport(root: string): Source {
  return {
    name: 'an export of this site',
    count: async () => (await listFolder(root)).files.filter(isArticle).length,
    async *items() {
      const { files, links } = await listFolder(root);
      for (const link of links) yield skipped(link, 'symbolic links are not followed');
      const known = new Set(files);
      for (const file of files.filter(isArticle))
        yield await readArticle(root, posix.dirname(file), known);
    },
  };
}

function isArticle(file: string): boolean {
  return posix.basename(file) === articleFile;
}

async function readArticle(
  root: string,
  folder: string,
  files: ReadonlySet<string>,
): Promise<SourceItem> {
  try {
    const read = (name: string, limit: number) => readInside(root, posix.join(folder, name), limit);
    const facts = readArticleFacts((await read(articleFile, maxTextBytes)).toString());
    const key = `export ${facts.translationGroup}`;
    const texts: SourceText[] = [];
    for (const language of languages) {
      if (!files.has(posix.join(folder, `${language}.md`))) continue;
      const file = (await read(`${language}.md`, maxTextBytes)).toString();
      const recordFile = `${language}.translation.json`;
      const record = files.has(posix.join(folder, recordFile))
        ? readRecord((await read(recordFile, maxRecordBytes)).toString())
        : null;
      texts.push(toSourceText({ key: `${key} ${language}`, language, file, record }));
    }
    if (texts.length === 0) return skipped(folder, 'it has no text: en.md, ar.md or ckb.md');
    const article: SourceArticle = {
      key,
      where: folder,
      texts,
      notes: [],
      translationGroup: facts.translationGroup,
      readCopies: () => readCopies(facts, read, (name) => files.has(posix.join(folder, name))),
      findPicture: async (reference) => await pictureInFolder(join(root, folder), reference),
    };
    return { kind: 'article', article };
  } catch (error) {
    return skipped(folder, describeFailure(error));
  }
}

type Given = Pick<SourceText, 'key' | 'language'> & {
  file: string;
  record: PostValues['translation'];
};

function toSourceText({ key, language, file, record }: Given): SourceText {
  const { facts, content } = readText(file);
  const {
    publishedAt,
    firstPublishedAt,
    createdAt,
    updatedAt,
    sourceVersion,
    hasSitePaths,
    oldPaths,
    ...fields
  } = facts;
  return {
    key,
    language,
    isCopy: true,
    values: {
      ...fields,
      image: toSitePaths(fields.image),
      content: hasSitePaths ? content : toSitePaths(content),
      translation: record,
    },
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    stored: { slug: fields.slug, createdAt, updatedAt, firstPublishedAt, sourceVersion },
    oldPaths,
  };
}

/** The pictures that have files. One without is reported where a text shows it. */
async function* readCopies(
  { pictures }: ArticleFacts,
  read: (name: string, limit: number) => Promise<Buffer>,
  exists: (name: string) => boolean,
): AsyncIterable<PictureCopy> {
  for (const picture of pictures) {
    const variants = [];
    for (const suffix of variantSuffixes) {
      const name = `${pictureFolder}/${picture.hash}${suffix}`;
      if (exists(name)) variants.push({ suffix, bytes: await read(name, maxUploadBytes) });
    }
    yield { ...picture, variants };
  }
}
