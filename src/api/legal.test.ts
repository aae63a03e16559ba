import { describe, expect, test } from 'vitest';
import { createLegalApi } from './legal.ts';

describe('GET /api/legal/{document}', () => {
  test('returns the rendered text in a language', async () => {
    const response = await createLegalApi().request('/terms?language=en');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      title: 'Terms of Service',
      updated: '2025-11-06',
      sections: expect.arrayContaining([
        { title: 'Acceptance', html: expect.stringMatching(/^<p>.*<\/p>\n$/s) },
      ]),
    });
  });

  test.each(['imprint', 'en', '__proto__', '%00', '..%2Fposts', 'a'.repeat(5_000)])(
    'responds 404 with a sentence: %s',
    async (name) => {
      const response = await createLegalApi().request(`/${name}?language=en`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'Document not found', code: 'not-found' });
    },
  );

  test.each(['', '?language=', '?language=xx', '?language=__proto__', '?lang=en'])(
    'responds 400 with a sentence: %s',
    async (query) => {
      const response = await createLegalApi().request(`/privacy${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: 'language must be one of en, ar, ckb',
        code: 'invalid',
        field: { name: 'language' },
      });
    },
  );
});
