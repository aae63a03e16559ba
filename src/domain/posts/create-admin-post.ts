import {
  defaultCategory,
  defaultCover,
  defaultDescription,
  defaultSeo,
  defaultTags,
} from '#domain/post-rules/index.ts';
import type { Database } from '#platform/database/index.ts';
import { type AdminPost, toAdminPost } from './admin-post.ts';
import { createPost } from './create-post.ts';
import type { PostInput } from './post-input.ts';

/** For a post whose writer has no name (specification, section 7). */
const defaultAuthor = 'Admin';

/**
 * Creates a post as the panel asks for it. What was left out or is blank gets the defaults of the specification,
 * sections 7 and 9; an empty list of tags stays empty.
 *
 * @param username who is signed in
 * @throws {DomainError} `translation-exists` when the post already has a version in this language
 */
export async function createAdminPost(
  database: Database,
  input: PostInput,
  username: string,
): Promise<AdminPost> {
  const seo = defaultSeo(input);
  const row = await createPost(database, {
    language: input.language,
    title: input.title,
    content: input.content,
    description: firstGiven(input.description, defaultDescription(input.content)),
    author: firstGiven(input.author, username, defaultAuthor),
    category: firstGiven(input.category, defaultCategory),
    tags: input.tags ?? defaultTags,
    image: input.image ?? defaultCover,
    imageAlt: input.imageAlt ?? '',
    sources: input.sources ?? [],
    seoTitle: firstGiven(input.seoTitle, seo.seoTitle),
    seoDescription: firstGiven(input.seoDescription, seo.seoDescription),
    seoKeywords: firstGiven(input.seoKeywords, seo.seoKeywords),
    publishedAt: input.published ? new Date() : null,
    translationGroup: input.translationGroup,
    slug: input.slug,
    translation: input.translation,
  });
  return toAdminPost(row);
}

/** The first text that is not blank. */
function firstGiven(...texts: (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text.trim() !== '') ?? '';
}
