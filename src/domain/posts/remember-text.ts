import { rememberTranslation } from '#domain/memory/index.ts';
import type { RevisionKind } from '#domain/revisions/index.ts';
import type { Database } from '#platform/database/index.ts';
import { activePosts } from './post-queries.ts';
import type { AdminPost } from './shared/admin-post.ts';
import { textVersion } from './text-version.ts';

type Change = {
  kind: RevisionKind;
  username: string | null;
  /** ISO 8601 in UTC. */
  at: string;
  suggestedBy?: string | undefined;
};

/** Remembers what a change approved of a translation, in the transaction of the change. */
export async function rememberText(
  database: Database,
  post: AdminPost,
  { kind, username, at, suggestedBy }: Change,
): Promise<void> {
  const { language } = post;
  if (language === 'en' || kind === 'unpublished') return;
  const how = suggestedBy === undefined ? (kind === 'imported' ? kind : undefined) : 'reviewer';
  await rememberTranslation(database, {
    translation: { ...post, language },
    english: await findSource(database, post),
    username,
    at,
    how,
  });
}

/** The English text of a translation; null if it has changed since, because nobody knows which paragraphs still fit. */
async function findSource(database: Database, { translationGroup, sourceVersion }: AdminPost) {
  const english = await activePosts(database)
    .select(['title', 'content'])
    .where('translation_group', '=', translationGroup)
    .where('language', '=', 'en')
    .executeTakeFirst();
  if (!english) return null;
  return sourceVersion === null || sourceVersion === textVersion(english) ? english : null;
}
