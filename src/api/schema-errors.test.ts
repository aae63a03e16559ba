import { z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { createRouter, jsonBody } from './openapi.ts';

const body = z.object({
  text: z.string(),
  texts: z.array(z.string().max(2)).min(1).max(2).optional(),
  whole: z.int().max(5).optional(),
  positive: z.number().positive().optional(),
  flag: z.boolean().optional(),
  choice: z.enum(['a', 'b']).optional(),
  one: z.literal('a').optional(),
  part: z.object({ text: z.string().min(3) }).optional(),
  either: z.union([z.string(), z.int()]).optional(),
  told: z.string('told must be a secret').optional(),
});

const router = createRouter().openapi(
  {
    method: 'post',
    path: '/',
    request: { query: z.object({ once: z.string().optional() }), ...jsonBody(body) },
    responses: { 204: { description: 'It is valid' } },
  },
  (context) => context.body(null, 204),
);

async function send(sent: unknown, query = '') {
  const headers = { 'content-type': 'application/json' };
  const method = 'POST';
  const answer = await router.request(`/${query}`, { method, headers, body: JSON.stringify(sent) });
  return await answer.json();
}

test.for([
  [{}, 'text must be text'],
  [{ text: [] }, 'text must be one text, not several'],
  [{ text: 'a', texts: 'a' }, 'texts must be a list'],
  [{ text: 'a', texts: [] }, 'texts must have at least 1 entry'],
  [{ text: 'a', texts: ['', '', ''] }, 'texts must have at most 2 entries'],
  [{ text: 'a', texts: [1] }, 'Each entry of texts must be text'],
  [{ text: 'a', texts: ['abc'] }, 'Each entry of texts must have at most 2 characters'],
  [{ text: 'a', whole: 1.5 }, 'whole must be a whole number'],
  [{ text: 'a', whole: 6 }, 'whole must be at most 5'],
  [{ text: 'a', positive: 0 }, 'positive must be more than 0'],
  [{ text: 'a', flag: 'true' }, 'flag must be true or false'],
  [{ text: 'a', choice: 'c' }, 'choice must be one of a, b'],
  [{ text: 'a', one: 'b' }, 'one must be a'],
  [{ text: 'a', part: null }, 'part must be a JSON object'],
  [{ text: 'a', part: { text: '' } }, 'text must have at least 3 characters'],
  [{ text: 'a', either: null }, 'either must be as /api/openapi.json describes it'],
  [{ text: 'a', told: 1 }, 'told must be a secret'],
  [[], 'The request must be a JSON object'],
] as const)('says the rule of a schema that has no message: %j', async ([sent, error]) => {
  expect(await send(sent)).toMatchObject({ error, code: 'invalid' });
});

test('says that a parameter is given once', async () => {
  expect(await send({ text: 'a' }, '?once=1&once=2')).toEqual({
    error: 'once must be one text, not several',
    code: 'invalid',
    field: { name: 'once' },
  });
});
