import { DomainError } from '#domain/domain-error.ts';
import { listGlossaryTerms } from '#domain/glossary/index.ts';
import { pairBlocks } from '#domain/memory/index.ts';
import { activePosts, findAdminPost } from '#domain/posts/index.ts';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import type { Language, TranslationLanguage } from '#i18n/languages.ts';
import { fillSegments } from '#markdown/segments/fill-segments.ts';
import { splitBlocks } from '#markdown/segments/split-blocks.ts';
import type { Database } from '#platform/database/index.ts';
import { articleSegments, type Text } from './article-segments.ts';
import { mergeXliff } from './merge-xliff.ts';
import { parseXliff } from './parse-xliff.ts';
import type { TakenXliff, XliffReport } from './shared/xliff-report.ts';
import { writeXliff } from './write-xliff.ts';

type ArticleKey = {
  /** The translation group. */
  group: string;
  language: TranslationLanguage;
};

/**
 * Writes an article as XLIFF 2.0 for one language, which the article need not have.
 *
 * @throws {DomainError} `not-found` if the article has no English text
 */
export async function exportXliff(database: Database, key: ArticleKey) {
  const { english, translation } = await readArticle(database, key);
  const glossary = await listGlossaryTerms(database);
  return { slug: english.slug, file: writeXliff({ ...key, english, translation, glossary }) };
}

/**
 * Compares an XLIFF file with the article as it is stored now.
 *
 * @throws {DomainError} `not-found` if the article has no English text
 */
export async function checkXliff(
  database: Database,
  key: ArticleKey,
  bytes: Uint8Array,
): Promise<XliffReport> {
  const { error, merged } = await readAndMerge(database, key, bytes);
  const segments = merged.segments.map(({ segment: _segment, ...one }) => one);
  return { fault: error, ...merged, segments };
}

/**
 * The texts of the blocks with the segments that an editor takes from a file. It stores nothing: they go into the form
 * of the language.
 *
 * @param take the `unit` of each segment
 * @throws {DomainError} `not-found` if the article has no English text; `stale` for a segment that can't be taken now
 */
export async function takeFromXliff(
  database: Database,
  key: ArticleKey,
  { bytes, take }: { bytes: Uint8Array; take: ReadonlySet<number> },
): Promise<TakenXliff> {
  const { english, translation, segments, segmented, merged } = await readAndMerge(
    database,
    key,
    bytes,
  );
  const chosen = merged.segments.filter(({ unit, problem }) => take.has(unit) && !problem);
  if (chosen.length < take.size)
    throw new DomainError('stale', 'The article has changed meanwhile: choose the file again');
  const texts = segments.map(({ target }) => target ?? undefined);
  const changed = new Set<number>();
  for (const { segment, proposed } of chosen) {
    if (!segment) continue;
    texts[segments.indexOf(segment)] = proposed;
    changed.add(segment.block);
  }
  const blocks = splitBlocks(fillSegments(segmented, texts.slice(1)));
  return {
    english: { title: english.title, content: english.content },
    title: changed.has(-1) ? (texts[0] ?? null) : null,
    blocks: [...changed].flatMap((index) => {
      const text = blocks[index]?.text;
      return text === undefined ? [] : [{ index, text }];
    }),
    record: translation && (translation.translation ?? recordOfPairs(english, translation)),
  };
}

async function readAndMerge(database: Database, key: ArticleKey, bytes: Uint8Array) {
  const article = await readArticle(database, key);
  const here = articleSegments(article.english, article.translation);
  const { error, units } = await parseXliff(bytes, key);
  return { ...article, ...here, error, merged: mergeXliff(units, here, key.language) };
}

async function readArticle(database: Database, { group, language }: ArticleKey) {
  const rows = await activePosts(database)
    .select(['id', 'language'])
    .where('translation_group', '=', group)
    .where('language', 'in', ['en', language])
    .execute();
  const read = async (wanted: Language) => {
    const row = rows.find((one) => one.language === wanted);
    return row ? await findAdminPost(database, row.id) : null;
  };
  const english = await read('en');
  if (!english) throw new DomainError('not-found', 'The article has no English text');
  return { english, translation: await read(language) };
}

/** A record for a translation without one: each block with the English block that it translates. */
function recordOfPairs(english: Text, { title, content }: Text): TranslationRecord {
  const sources = splitBlocks(english.content);
  const sourceOf = new Map(
    pairBlocks(english.content, content).map(({ source, target }) => [target, sources[source]]),
  );
  return {
    title: { source: english.title, machine: '', text: title },
    blocks: splitBlocks(content).map(({ text }, index) => ({
      source: sourceOf.get(index)?.text ?? '',
      machine: '',
      text,
    })),
    dismissed: [],
  };
}
