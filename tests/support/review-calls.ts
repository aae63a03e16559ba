import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createApi } from '#api/index.ts';
import type { Database } from '#platform/database/index.ts';
import { samplePayload } from './sample-post.ts';
import { signedInHeaders } from './signed-in.ts';

type Answer = { status: number; body: ReturnType<typeof JSON.parse> };

/** The calls of an editor, and of a reviewer with a link. */
export async function reviewCalls(database: Database, clientIp = '') {
  const api = createApi({ database, clientIpOf: () => clientIp });
  const editor = await signedInHeaders(database);
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer> => {
    const response = await api.request(`/api${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
  const call = async (method: string, path: string, body?: unknown) =>
    await send(method, `/admin/blog${path}`, editor, body);
  return {
    call,
    async createPost(fields: Record<string, unknown> = {}) {
      return (await call('POST', '/posts', samplePayload({ published: false, ...fields }))).body;
    },
    async createLink(group: string, languages: readonly string[] = ['en'], days = 7) {
      const { body } = await call('POST', `/articles/${group}/review-links`, { languages, days });
      return { token: String(body.token), id: Number(body.link?.id) };
    },
    async review(token: string, path: string, body: unknown) {
      return await send('POST', `/review/${path}`, { authorization: `Bearer ${token}` }, body);
    },
  };
}

/** A remark as a reviewer's browser sends it. */
export function sampleRemark(fields: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    language: 'en',
    field: 'content',
    index: 1,
    original: 'One two three.',
    suggestion: 'One, two, three.',
    comment: '',
    name: 'Shilan',
    ...fields,
  };
}

/** The headers of a reviewer's call, by a link to an article without texts. */
export async function linkHeaders(database: Database): Promise<{ authorization: string }> {
  const token = randomBytes(16).toString('hex');
  await database
    .insertInto('review_links')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      translation_group: 'none',
      languages: '["en"]',
      username: 'dara',
      created_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      last_used_at: null,
    })
    .execute();
  return { authorization: `Bearer ${token}` };
}

/** Whether a call of the API needs a review link. */
export function isByLink(path: string): boolean {
  return path.startsWith('/api/review/');
}
