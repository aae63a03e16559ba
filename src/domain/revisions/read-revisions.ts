import { DomainError } from '#domain/domain-error.ts';
import type { PostValues } from '#domain/posts/shared/fields.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Database, RevisionRow } from '#platform/database/index.ts';
import { type Revision, revision } from './shared/revision.ts';
import { decompress, fromSnapshot } from './snapshot.ts';

const pageSize = 50;

/**
 * A page of the history of an article, in all its languages, the newest revision first. `next` is `before` of the next
 * page; null on the last one. A text that has not changed since history is recorded has no revision.
 *
 * @throws {DomainError} `not-found` when there is no such article
 */
export async function listRevisions(
  database: Database,
  { translationGroup, before }: { translationGroup: string; before?: number | undefined },
): Promise<{ revisions: Revision[]; next: number | null }> {
  const rows = await revisionsOf(database, translationGroup)
    .$if(before !== undefined, (query) => query.where('id', '<', Number(before)))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  if (rows.length === 0) await assertArticle(database, translationGroup);
  const page = rows.slice(0, pageSize);
  return {
    revisions: page.map(toRevision),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

async function assertArticle(database: Database, translationGroup: string): Promise<void> {
  const post = await database
    .selectFrom('posts')
    .select('id')
    .where('translation_group', '=', translationGroup)
    .executeTakeFirst();
  if (!post) throw new DomainError('not-found', 'There is no such article');
}

/** The three texts of an article as they were after a revision. */
export type ArticleAtRevision = {
  revision: Revision;
  /** Null for a language that had no text yet. */
  texts: Record<Language, PostValues | null>;
};

/** @throws {DomainError} `not-found` when the article has no such revision */
export async function readArticleAt(
  database: Database,
  { translationGroup, id }: { translationGroup: string; id: number },
): Promise<ArticleAtRevision> {
  const row = await revisionsOf(database, translationGroup).where('id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('not-found', 'There is no such revision');
  const texts = { en: null, ar: null, ckb: null } as ArticleAtRevision['texts'];
  for (const language of languages)
    texts[language] = await readTextAt(database, { translationGroup, language, id });
  return { revision: toRevision(row), texts };
}

/** A text as it was when a revision of its article was made; null where there was none. */
async function readTextAt(
  database: Database,
  { translationGroup, language, id }: { translationGroup: string; language: Language; id: number },
): Promise<PostValues | null> {
  const ofText = database
    .selectFrom('revisions')
    .where('translation_group', '=', translationGroup)
    .where('language', '=', language);
  const { number } = await ofText
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .where('id', '<=', id)
    .executeTakeFirstOrThrow();
  if (number === null) return null;
  // From the next whole snapshot back to the one that is asked for.
  const rows = await ofText
    .select('data')
    .where('number', '>=', number)
    .where('number', '<=', ({ selectFrom }) =>
      selectFrom('revisions')
        .select(({ fn }) => fn.min('number').as('number'))
        .where('translation_group', '=', translationGroup)
        .where('language', '=', language)
        .where('number', '>=', number)
        .where('is_whole', '=', 1),
    )
    .orderBy('number', 'desc')
    .execute();
  const snapshot = rows.reduce<Buffer | undefined>(
    (next, { data }) => decompress(data, next),
    undefined,
  );
  return snapshot ? fromSnapshot(snapshot) : null;
}

/** The most revisions that are read for one text: each is decompressed. */
const maxSearched = 100;

/**
 * Finds what a text was at a time, from its newest revision back.
 *
 * @returns null if none of the newest hundred revisions is the one
 */
export async function findInHistory(
  database: Database,
  { translationGroup, language }: { translationGroup: string; language: Language },
  isSearched: (values: PostValues) => boolean,
): Promise<PostValues | null> {
  const rows = await database
    .selectFrom('revisions')
    .select(['data', 'is_whole'])
    .where('translation_group', '=', translationGroup)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .limit(maxSearched)
    .execute();
  let next: Buffer | undefined;
  for (const { data, is_whole } of rows) {
    next = decompress(data, is_whole ? undefined : next);
    const values = fromSnapshot(next);
    if (isSearched(values)) return values;
  }
  return null;
}

const columns = [
  'id',
  'language',
  'number',
  'at',
  'kind',
  'username',
  'model',
  'suggested_by',
  'restored_from',
] as const satisfies readonly (keyof RevisionRow)[];

function revisionsOf(database: Database, translationGroup: string) {
  return database
    .selectFrom('revisions')
    .select(columns)
    .where('translation_group', '=', translationGroup);
}

function toRevision({
  restored_from,
  suggested_by,
  ...row
}: Pick<RevisionRow, (typeof columns)[number]>): Revision {
  return revision.parse({ ...row, suggestedBy: suggested_by, restoredFrom: restored_from });
}
