import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { typedLimits } from '#domain/enquiries/shared/limits.ts';
import { readFormPost } from './form-post.ts';

const app = new Hono().post('/', async (context) => {
  const fields = await readFormPost(context);
  return fields ? context.json(Object.fromEntries(fields)) : context.text('', 413);
});

async function post(fields: Record<string, string>): Promise<Response> {
  return await app.request('/', { method: 'POST', body: new URLSearchParams(fields) });
}

test.each(['a', 'ێ', '﷽', '😀'])(
  'reads an enquiry of full fields written with %s',
  async (letter) => {
    const fields = Object.fromEntries(
      Object.entries(typedLimits).map(([name, limit]) => [
        name,
        letter.repeat(limit / letter.length),
      ]),
    );
    const response = await post(fields);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(fields);
  },
);

test('reads nothing of a form that is too large', async () => {
  expect((await post({ message: 'x'.repeat(400_000) })).status).toBe(413);
});
