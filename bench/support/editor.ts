import { samplePayload } from '../../tests/support/sample-post.ts';
import { admin, type Site } from './start-site.ts';

type Post = { id: number; slug: string; updatedAt: string };

export type Editor = {
  createPost: (fields: Record<string, unknown>) => Promise<Post>;
  editPost: (post: Post, fields: Record<string, unknown>) => Promise<Post>;
};

/** Signs in to the panel. The editor calls its API. */
export async function signIn(site: Site): Promise<Editor> {
  const { token } = await call(site, 'POST', 'login', admin);
  const headers = { authorization: `Bearer ${token}` };
  return {
    createPost: (fields) => call(site, 'POST', 'blog/posts', samplePayload(fields), headers),
    editPost: ({ id, updatedAt }, fields) =>
      call(site, 'PATCH', `blog/posts/${id}`, { ...fields, updatedAt }, headers),
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
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return await response.json();
}
