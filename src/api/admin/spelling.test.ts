import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { listAuditLog } from '#domain/audit-log/index.ts';
import { storeDictionary } from '#domain/spelling/index.ts';
import { spellingLimits } from '#domain/spelling/shared/house-word.ts';
import { writeDictionary } from '#language/spelling/dictionary.ts';
import { readHunspell } from '#language/spelling/read-hunspell.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';

const dictionary = readHunspell('SFX N Y 1\nSFX N 0 ان .\n', '1\nشاخ/N\n', 'ckb');

const post = {
  language: 'ckb',
  title: 'گەشتێک',
  content: 'گەشتێک بۆ شاخەکان و گەشتێک بۆ دەریا.',
};

describeEachEngine('the spelling’s calls', (test) => {
  test('a word is added once, listed with who and when, and deleted', async ({ database }) => {
    const sara = await editorCalls(database, { username: 'sara' });
    const azad = await editorCalls(database, { username: 'azad' });
    const path = '/spelling/words';
    const { status, body } = await sara('POST', path, { language: 'ckb', word: 'هەولێ\u0650ر' });
    expect(status).toBe(200);
    expect(body).toEqual({
      language: 'ckb',
      word: 'هەولێر',
      username: 'sara',
      addedAt: expect.stringMatching(/^2.*Z$/),
    });
    expect((await azad('POST', path, { language: 'ckb', word: 'هەولێر' })).body).toEqual(body);
    expect((await azad('GET', '/spelling/words')).body).toEqual([body]);
    expect((await azad('GET', '/spelling?language=ckb')).body.house).toContainEqual(['هەولێر', 5]);
    const own = `${path}/${encodeURIComponent('هەولێر')}?language=ckb`;
    expect((await azad('DELETE', own)).status).toBe(204);
    expect(await azad('DELETE', own)).toMatchObject({
      status: 404,
      body: { error: 'The list has no such word', code: 'not-found' },
    });
    expect((await azad('GET', '/spelling/words')).body).toEqual([]);
    const { entries } = await listAuditLog(database, {});
    expect(entries.map(({ action, subject, username }) => [action, subject, username])).toEqual([
      ['house-word-deleted', 'هەولێر', 'azad'],
      ['house-word-added', 'هەولێر', 'azad'],
      ['house-word-added', 'هەولێر', 'sara'],
    ]);
  });

  test('what is no word of the script is rejected', async ({ database }) => {
    const call = await editorCalls(database);
    const error = 'word must be one word of 2 to 40 letters in Arabic script';
    for (const word of ['', 'و', 'دوو وشە', 'Erbil', 'سال٢', 'ا'.repeat(41), 'ب\0ب', 7])
      expect(
        await call('POST', '/spelling/words', { language: 'ckb', word }),
        String(word),
      ).toMatchObject({
        status: 400,
        body: { error },
      });
    expect(await call('GET', '/spelling?language=en')).toMatchObject({
      status: 400,
      body: { error: 'language must be ar or ckb' },
    });
  });

  test('a full list rejects another word', async ({ database }) => {
    const call = await editorCalls(database);
    const letters = 'ابتجدرسشفقكلمنهوي';
    const word = (index: number) =>
      Array.from({ length: 4 }, (_, place) => letters[Math.floor(index / 17 ** place) % 17]).join(
        '',
      );
    const rows = Array.from({ length: spellingLimits.added }, (_, index) => ({
      language: 'ar' as const,
      word: word(index),
      username: 'sara',
      added_at: '2026-11-23T00:00:00.000Z',
    }));
    for (let at = 0; at < rows.length; at += 1_000)
      await database
        .insertInto('spelling_words')
        .values(rows.slice(at, at + 1_000))
        .execute();
    expect(await call('POST', '/spelling/words', { language: 'ar', word: 'أربيل' })).toMatchObject({
      status: 400,
      body: { error: 'At most 5000 words can be added. Delete one that is not needed' },
    });
    expect(
      (await call('POST', '/spelling/words', { language: 'ckb', word: 'هەولێر' })).status,
    ).toBe(200);
  });

  test('the words of published articles count, those of others do not', async ({ database }) => {
    const call = await editorCalls(database);
    const uses = async (word: string) =>
      new Map<string, number>((await call('GET', '/spelling?language=ckb')).body.house).get(word);
    await call('POST', '/blog/posts', { ...post, published: false });
    expect(await uses('شاخەکان')).toBeUndefined();
    await call('POST', '/blog/posts', { ...post, published: true });
    expect(await uses('گەشتێک')).toBe(3);
    expect(await uses('شاخەکان')).toBe(1);
  });

  test('a dictionary is sent compressed under its hash, and no longer when another came', async ({
    database,
  }) => {
    const call = await editorCalls(database);
    expect((await call('GET', '/spelling?language=ckb')).body.dictionary).toBeNull();
    const { hash } = await storeDictionary(database, dictionary, 'CC BY-SA 4.0');
    expect((await call('GET', '/spelling?language=ckb')).body.dictionary).toBe(hash);
    expect((await call('GET', '/spelling?language=ar')).body.dictionary).toBeNull();
    const path = `/spelling/dictionaries/${hash}`;
    const text = writeDictionary(dictionary);
    const { status, headers, body } = await call('GET', path, undefined, {
      'accept-encoding': 'gzip, br',
    });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    expect(body.length).toBeLessThanOrEqual(brotliCompressSync(text).length);
    expect((await call('GET', path)).body.toString()).toBe(text);
    await storeDictionary(database, { ...dictionary, listed: new Set(['بەفر']) }, 'CC BY-SA 4.0');
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});
