import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

/** What each call says of a blank title or content (specification, section 5). */
const calls = [
  ['enhance-blog', 'Title and content are required'],
  ['translate-kurdish', 'Title and content are required'],
  ['translate-arabic', 'Title and content are required'],
  ['generate-kurdish-seo', 'Kurdish title and content are required for SEO generation'],
  ['generate-arabic-seo', 'Arabic title and content are required for SEO generation'],
] as const;

async function call(database: Database, path: string, body: unknown, headers: HeadersInit) {
  const response = await createApi({ database, addressOf: () => '' }).request(
    `/api/admin/${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...Object(headers) },
      body: JSON.stringify(body),
    },
  );
  return { status: response.status, body: await response.json() };
}

describeEachEngine('the assistant', (test) => {
  test.for(calls)('%s: 503 while nothing is set up', async ([path], { database }) => {
    const headers = await signedInHeaders(database);
    for (const content of ['Text', 'x'.repeat(200_000)])
      expect(await call(database, path, { title: 'T', content }, headers)).toEqual({
        status: 503,
        body: {
          error:
            'The assistant is not set up: set AI_PROVIDER, AI_MODEL and AI_API_KEY, then restart the site',
          code: 'assistant-not-configured',
        },
      });
  });

  test.for(calls)('%s: 400 before anything else', async ([path, missing], { database }) => {
    const headers = await signedInHeaders(database);
    const refusals: [body: unknown, error: string][] = [
      [{ title: ' ', content: 'Text' }, missing],
      [{ title: 'T', content: '\n\t' }, missing],
      [{ title: 'T' }, missing],
      [{ content: 'Text' }, missing],
      [{ title: null, content: 7 }, missing],
      [{ title: 'x'.repeat(201), content: 'Text' }, 'title takes at most 200 characters'],
      [{ title: 'T', content: 'x'.repeat(200_001) }, 'content takes at most 200000 characters'],
      [null, 'The body takes a JSON object'],
      [['T', 'Text'], 'The body takes a JSON object'],
    ];
    for (const [body, error] of refusals)
      expect(await call(database, path, body, headers)).toEqual({
        status: 400,
        body: { error, code: 'invalid' },
      });
  });

  test.for(calls)('%s: 401 without a session', async ([path], { database }) => {
    const { status } = await call(database, path, { title: 'T', content: 'Text' }, {});
    expect(status).toBe(401);
  });
});
