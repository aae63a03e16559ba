import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '#domain/domain-error.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { dayMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { ReviewLink } from './shared/remark.ts';
import { reviewLimits } from './shared/review-limits.ts';

const lastUseWrittenEveryMs = 60 * 1_000;

type NewLink = {
  translationGroup: string;
  languages: readonly Language[];
  days: number;
  username: string;
};

/**
 * Makes a link that shows an article to whoever has it.
 *
 * @returns the link, and its token: 128 random bits, of which only the hash is stored
 * @throws {DomainError} `not-found` when the article has no text in one of the languages; `invalid` for too many links
 */
export async function createReviewLink(
  database: Database,
  { translationGroup, languages: asked, days, username }: NewLink,
  now: Date = new Date(),
): Promise<{ link: ReviewLink; token: string }> {
  const written = await languagesOf(database, translationGroup);
  const chosen = languages.filter((language) => asked.includes(language));
  if (!chosen.every((language) => written.includes(language)))
    throw new DomainError('not-found', 'The article has no text in this language');
  const valid = await listReviewLinks(database, translationGroup, now);
  if (valid.length >= reviewLimits.links)
    throw new DomainError(
      'invalid',
      `An article has at most ${reviewLimits.links} valid links: take one back first`,
    );
  const token = randomBytes(16).toString('hex');
  const row = await database
    .insertInto('review_links')
    .values({
      token_hash: hashToken(token),
      translation_group: translationGroup,
      languages: JSON.stringify(chosen),
      username,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * dayMs).toISOString(),
      last_used_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { link: toLink(row), token };
}

async function languagesOf(database: Database, translationGroup: string): Promise<Language[]> {
  const posts = await database
    .selectFrom('posts')
    .select('language')
    .where('translation_group', '=', translationGroup)
    .where('deleted_at', 'is', null)
    .execute();
  return posts.map(({ language }) => language);
}

/**
 * The valid links of an article, the newest first.
 *
 * @throws {DomainError} `not-found` when there is no such article
 */
export async function listReviewLinks(
  database: Database,
  translationGroup: string,
  now: Date = new Date(),
): Promise<ReviewLink[]> {
  const rows = await database
    .selectFrom('review_links')
    .select(columns)
    .where('translation_group', '=', translationGroup)
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0 && (await languagesOf(database, translationGroup)).length === 0)
    throw new DomainError('not-found', 'There is no such article');
  return rows.map(toLink);
}

/**
 * Takes a link back: from now on nobody can open it. What was written by it stays.
 *
 * @throws {DomainError} `not-found` where somebody has taken it back before, or it has expired
 */
export async function revokeReviewLink(database: Database, id: number): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('review_links')
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', 'There is no such link any more');
}

export type FoundLink = { id: number; translationGroup: string; languages: Language[] };

/**
 * Finds the link of a token. Every request asks the database, so a link that was taken back opens nothing on any
 * instance.
 *
 * @returns null for an unknown token, and for a link that has expired or was taken back
 */
export async function findReviewLink(
  database: Database,
  token: string,
  now: Date = new Date(),
): Promise<FoundLink | null> {
  const row = await database
    .selectFrom('review_links')
    .select([...columns, 'translation_group'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const due = new Date(now.getTime() - lastUseWrittenEveryMs).toISOString();
  if (row.last_used_at === null || row.last_used_at <= due)
    await database
      .updateTable('review_links')
      .set({ last_used_at: now.toISOString() })
      .where('id', '=', row.id)
      .execute();
  return {
    id: row.id,
    translationGroup: row.translation_group,
    languages: toLink(row).languages,
  };
}

const columns = [
  'id',
  'languages',
  'username',
  'created_at',
  'expires_at',
  'last_used_at',
] as const;

type LinkRow = {
  id: number;
  languages: string;
  username: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
};

const storedLanguages = z.array(z.enum(languages));

function toLink(row: LinkRow): ReviewLink {
  return {
    id: row.id,
    languages: storedLanguages.parse(JSON.parse(row.languages)),
    username: row.username,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  };
}
