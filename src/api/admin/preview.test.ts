import { describe, expect } from 'vitest';
import { testOnFile as test } from '../../../tests/support/each-engine.ts';
import { samplePayload } from '../../../tests/support/sample-post.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

describe('POST /api/admin/preview', () => {
  test('renders a text like the public page', async ({ database }) => {
    const api = createApi({ database, clientIpOf: () => '' });
    const headers = {
      ...(await signedInHeaders(database)),
      'content-type': 'application/json',
    };
    const content = '## سەردێڕ\n\n**دەق** <script>alert(1)</script>';
    const post = (path: string, body: object) =>
      api.request(path, { method: 'POST', headers, body: JSON.stringify(body) });

    const preview = await post('/api/admin/preview', { content, language: 'ckb' });
    expect(preview.status).toBe(200);
    const { html } = await preview.json();
    expect(html).toContain('<strong>دەق</strong>');
    expect(html).not.toContain('<script');

    const created = await post(
      '/api/admin/blog/posts',
      samplePayload({ content, language: 'ckb' }),
    );
    const { slug } = await created.json();
    const published = await api.request(`/api/blog/posts/${slug}`);
    expect((await published.json()).contentHtml).toBe(html);
  });

  test.for<[body: unknown, error: string, field?: object]>([
    [{ language: 'en' }, 'content must be text', { name: 'content' }],
    [{ content: 7, language: 'en' }, 'content must be text', { name: 'content' }],
    [
      { content: 'x'.repeat(200_001), language: 'en' },
      'content must have at most 200000 characters',
      { name: 'content', limit: { most: 200_000, of: 'characters' } },
    ],
    [{ content: 'a' }, 'language must be one of en, ar, ckb', { name: 'language' }],
    [{ content: 'a', language: 'ku' }, 'language must be one of en, ar, ckb', { name: 'language' }],
    [null, 'The body must be a JSON object'],
    [[], 'The body must be a JSON object'],
  ])('400: %j', async ([body, error, field], { database }) => {
    const response = await createApi({ database, clientIpOf: () => '' }).request(
      '/api/admin/preview',
      {
        method: 'POST',
        headers: { ...(await signedInHeaders(database)), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error, code: 'invalid', ...(field && { field }) });
  });

  test('accepts an empty text', async ({ database }) => {
    const response = await createApi({ database, clientIpOf: () => '' }).request(
      '/api/admin/preview',
      {
        method: 'POST',
        headers: { ...(await signedInHeaders(database)), 'content-type': 'application/json' },
        body: JSON.stringify({ content: '', language: 'en' }),
      },
    );
    expect(await response.json()).toEqual({ html: '' });
  });

  test('401 without a session', async ({ database }) => {
    const response = await createApi({ database, clientIpOf: () => '' }).request(
      '/api/admin/preview',
      { method: 'POST', body: '{}' },
    );
    expect(response.status).toBe(401);
  });
});
