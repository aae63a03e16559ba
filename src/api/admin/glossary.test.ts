import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

const path = '/api/admin/glossary';

const none = { term: '', wrong: [] };
const website = {
  english: 'website',
  translations: {
    ar: { term: 'موقع', wrong: ['ويب سايت'] },
    ckb: { term: 'ماڵپەڕ', wrong: ['وێبسایت', 'سایت'] },
  },
};

/** Calls the API as a signed-in admin. */
async function signIn(database: Database) {
  const api = createApi({ database, clientIpOf: () => '' });
  const headers = { ...(await signedInHeaders(database)), 'content-type': 'application/json' };
  return async (method: string, path: string, body?: unknown, otherHeaders = {}) => {
    const response = await api.request(path, {
      method,
      headers: { ...headers, ...otherHeaders },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
}

describeEachEngine('the glossary’s calls', (test) => {
  test('add, change, list and delete a term with any name', async ({ database }) => {
    const call = await signIn(database);
    expect(await call('PUT', path, { previous: null, term: website })).toEqual({
      status: 200,
      body: website,
    });
    for (const english of ['CI/CD', '100% free', 'a?b#c', 'naïve «ماڵ»']) {
      const term = { ...website, english };
      expect(await call('PUT', path, { previous: null, term })).toMatchObject({ status: 200 });
      expect((await call('GET', path)).body).toEqual(expect.arrayContaining([term, website]));
      const own = `${path}/${encodeURIComponent(english)}`;
      expect(await call('DELETE', own)).toEqual({ status: 204, body: null });
      expect(await call('DELETE', own)).toEqual({
        status: 404,
        body: { error: 'The glossary has no such term', code: 'not-found' },
      });
    }
    const renamed = { ...website, english: 'site' };
    await call('PUT', path, { previous: 'website', term: renamed });
    expect(await call('GET', path)).toEqual({ status: 200, body: [renamed] });
    expect(await call('PUT', path, { previous: 'website', term: website })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  test('accept one language alone, and remove extra spaces and duplicates', async ({
    database,
  }) => {
    const call = await signIn(database);
    const typed = {
      english: '  source \n code ',
      translations: { ar: none, ckb: { term: ' کۆد ', wrong: ['', 'کود', ' کود', ' '] } },
    };
    const { body } = await call('PUT', path, { previous: null, term: typed });
    expect(body).toEqual({
      english: 'source code',
      translations: { ar: none, ckb: { term: 'کۆد', wrong: ['کود'] } },
    });
    expect((await call('GET', path)).body).toEqual([body]);
  });

  const inKurdish = (ckb: object) => ({ translations: { ar: none, ckb } });

  const limited = (name: string, most: number, of: string) => ({ name, limit: { most, of } });

  const invalid: [error: string, change: object, field?: object][] = [
    ['english must be a term', { english: ' ' }, { name: 'english' }],
    ['english must be a term', { english: '..' }, { name: 'english' }],
    ['english must be text', { english: 7 }, { name: 'english' }],
    [
      'english must have at most 100 characters',
      { english: 'x'.repeat(101) },
      limited('english', 100, 'characters'),
    ],
    ['english must be text without null characters', { english: 'a\0' }, { name: 'english' }],
    [
      'A term needs a translation in at least one language',
      inKurdish(none),
      { name: 'translations' },
    ],
    [
      'term must have at most 100 characters',
      inKurdish({ term: 'x'.repeat(101), wrong: [] }),
      limited('term', 100, 'characters'),
    ],
    ['wrong must be a list of texts', inKurdish({ term: 'a', wrong: 'b' }), { name: 'wrong' }],
    [
      'wrong must have at most 100 characters',
      inKurdish({ term: 'a', wrong: ['x'.repeat(101)] }),
      limited('wrong', 100, 'characters'),
    ],
    [
      'wrong must have at most 20 texts',
      inKurdish({ term: 'a', wrong: Array.from({ length: 21 }, (_, number) => `b${number}`) }),
      limited('wrong', 20, 'entries'),
    ],
    [
      'Wrong forms need the right term beside them',
      { translations: { ar: { term: '', wrong: ['x'] }, ckb: { term: 'a', wrong: [] } } },
      { name: 'term' },
    ],
    [
      'The term can’t be one of its own wrong forms',
      inKurdish({ term: 'a', wrong: ['b', 'a'] }),
      { name: 'wrong' },
    ],
    [
      'translations must have ar and ckb, each with term and wrong',
      { translations: { ckb: { term: 'a', wrong: [] } } },
      { name: 'ar' },
    ],
  ];

  test('respond 400 to an invalid term, and store nothing', async ({ database }) => {
    const call = await signIn(database);
    for (const [error, change, field] of invalid) {
      const body = { previous: null, term: { ...website, ...change } };
      expect(await call('PUT', path, body)).toEqual({
        status: 400,
        body: { error, code: 'invalid', ...(field && { field }) },
      });
    }
    expect((await call('GET', path)).body).toEqual([]);
  });

  test('respond 400 to an invalid body, and to a name that is taken', async ({ database }) => {
    const call = await signIn(database);
    await call('PUT', path, { previous: null, term: website });
    for (const [body, error, field] of [
      [[], 'The body must be a JSON object'],
      [{ term: website }, 'previous must be the name of a term, or null', { name: 'previous' }],
      [{ previous: null }, 'term must be a JSON object', { name: 'term' }],
      [{ previous: null, term: website }, 'The glossary already has the term “website”'],
    ] as const)
      expect(await call('PUT', path, body)).toEqual({
        status: 400,
        body: { error, code: 'invalid', ...(field && { field }) },
      });
    for (const name of ['x'.repeat(101), '%00', 'a%00'])
      expect(await call('DELETE', `${path}/${name}`)).toMatchObject({ status: 400 });
    const previous = { previous: '\0', term: website };
    expect(await call('PUT', path, previous)).toMatchObject({ status: 400 });
  });

  test('respond 401 without a session, and change nothing', async ({ database }) => {
    const call = await signIn(database);
    await call('PUT', path, { previous: null, term: website });
    const nobody = { authorization: 'Bearer unknown' };
    for (const [method, pathname, body] of [
      ['GET', path, undefined],
      ['PUT', path, { previous: 'website', term: { ...website, english: 'x' } }],
      ['DELETE', `${path}/website`, undefined],
    ] as const)
      expect(await call(method, pathname, body, nobody)).toMatchObject({
        status: 401,
        body: { code: 'signed-out' },
      });
    expect((await call('GET', path)).body).toEqual([website]);
  });
});
