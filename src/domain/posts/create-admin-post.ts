import { type Database, inTransaction } from '#platform/database/index.ts';
import { toAdminPost } from './admin-post.ts';
import { createPost, type NewPost } from './create-post.ts';
import { coverOfGroup, shareCover } from './group-cover.ts';
import { lockArticles } from './lock-articles.ts';
import type { PostInput } from './post-input.ts';
import type { AdminPost } from './shared/admin-post.ts';
import { withDefaults } from './shared/fields.ts';
import { defaultCover } from './shared/post-defaults.ts';

/**
 * Creates a post for the panel. Omitted and blank fields get the defaults of the specification, sections 7 and 9; an
 * empty list of tags stays empty. A translation without a cover gets the article's. A translation with a cover sets it
 * for the whole article, unless it says that its cover is unchanged (decision 0030).
 *
 * @param username of the signed-in user
 * @throws {DomainError} `translation-exists` if the post already has a version in this language
 */
export async function createAdminPost(
  database: Database,
  input: PostInput,
  username: string,
): Promise<AdminPost> {
  return await inTransaction(database, async (transaction) => {
    const { translationGroup: group } = input;
    if (group) await lockArticles(transaction, [group]);
    const cover = group && (await coverOfGroup(transaction, group));
    const given = input.image === defaultCover ? undefined : input.image;
    const image = (input.keepsCover ? cover || given : given || cover) || defaultCover;
    const row = await createPost(transaction, newPost({ ...input, image }, username));
    if (image !== defaultCover) await shareCover(transaction, row);
    return toAdminPost(row);
  });
}

function newPost({ published, ...input }: PostInput, username: string): NewPost {
  const given = { ...input, author: firstGiven(input.author, username) };
  return { ...given, ...withDefaults(given), publishedAt: published ? new Date() : null };
}

/** The first text that is not blank. */
function firstGiven(...texts: (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text.trim() !== '') ?? '';
}
