import { type Contribution, findContribution } from '#domain/assistant/index.ts';
import { type AdminPost, findAdminPost } from '#domain/posts/index.ts';
import type { PostValues } from '#domain/posts/shared/fields.ts';
import type { Database } from '#platform/database/index.ts';

type Given = {
  content?: string | undefined;
  translation?: PostValues['translation'] | undefined;
  assistantRun?: number | undefined;
};

/** What the assistant did to the text of a new post, as its recorded runs tell. */
export async function contributionToNew(
  database: Database,
  { username, post, given }: { username: string; post: AdminPost; given: Given },
): Promise<Contribution | undefined> {
  const { language } = post;
  const run = language === 'en' ? given.assistantRun : given.translation?.run;
  return await findContribution(database, { username, language, run });
}

/**
 * What the assistant did to the text of a post since it was last stored. Call it before the changes are stored.
 *
 * @throws {DomainError} `not-found`
 */
export async function contributionToStored(
  database: Database,
  { username, id, changes }: { username: string; id: number; changes: Given },
): Promise<Contribution | undefined> {
  const { content, translation, assistantRun } = changes;
  const enhancing = content === undefined ? undefined : assistantRun;
  if (enhancing === undefined && translation?.run === undefined) return undefined;
  const before = await findAdminPost(database, id);
  const { language } = before;
  const isTranslatedAgain = translation?.run !== before.translation?.run;
  const run = language === 'en' ? enhancing : isTranslatedAgain ? translation?.run : undefined;
  return await findContribution(database, { username, language, run });
}
