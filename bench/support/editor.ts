import { reviewPath } from '#domain/reviews/shared/review-path.ts';
import type { Language } from '#i18n/languages.ts';
import { samplePayload } from '../../tests/support/sample-post.ts';
import { admin, type Site } from './start-site.ts';

type Post = { id: number; slug: string; updatedAt: string };

export type Editor = {
  createPost: (fields: Record<string, unknown>) => Promise<Post>;
  editPost: (post: Post, fields: Record<string, unknown>) => Promise<Post>;
  /** Makes a link for reviewers to a post with this path. @returns its path */
  shareForReview: (path: string, language: Language) => Promise<string>;
};

/** Signs in to the panel. The editor calls its API. */
export async function signIn(site: Site): Promise<Editor> {
  const { token } = await call(site, 'POST', 'login', admin);
  const headers = { authorization: `Bearer ${token}` };
  return {
    createPost: (fields) => call(site, 'POST', 'blog/posts', samplePayload(fields), headers),
    editPost: ({ id, updatedAt }, fields) =>
      call(site, 'PATCH', `blog/posts/${id}`, { ...fields, updatedAt }, headers),
    async shareForReview(path, language) {
      const posts: (Post & { translationGroup: string })[] = await call(
        site,
        'GET',
        'blog/posts?fields=summary',
        undefined,
        headers,
      );
      const { translationGroup } = posts.find(({ slug }) => path.endsWith(`/${slug}`)) ?? {};
      const links = `blog/articles/${translationGroup}/review-links`;
      const { token } = await call(
        site,
        'POST',
        links,
        { languages: [language], days: 1 },
        headers,
      );
      return reviewPath(token, language);
    },
  };
}

async function call(
  site: Site,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${site.origin}/api/admin/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return await response.json();
}
