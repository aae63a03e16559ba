import { expect } from 'vitest';
import { createPost, publishDue } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { samplePayload, samplePost } from '../../../tests/support/sample-post.ts';

const path = '/blog/schedule';
const now = new Date('2026-11-23T12:00:00.000Z');

async function signIn(database: Database, timeZone = 'Asia/Baghdad') {
  return await editorCalls(database, { timeZone, readClock: async () => now });
}

describeEachEngine('the schedule’s calls', (test) => {
  test('choose a time in the zone of the site, list it, change it and cancel it', async ({
    database,
  }) => {
    const call = await signIn(database);
    const ids: number[] = [];
    for (const language of ['en', 'ckb']) {
      const payload = { ...samplePayload({ language }), published: false };
      ids.push((await call('POST', '/blog/posts', payload)).body.id);
    }
    expect(await call('PUT', path, { ids, publishAt: '2026-11-24T08:30' })).toEqual({
      headers: expect.anything(),
      status: 200,
      body: { publishAt: '2026-11-24T05:30:00.000Z' },
    });
    expect(await call('GET', path)).toMatchObject({
      status: 200,
      body: {
        timeZone: 'Asia/Baghdad',
        now: now.toISOString(),
        schedulerRanAt: null,
        upcoming: ids.map((id) => ({
          id,
          publishAt: '2026-11-24T05:30:00.000Z',
          username: 'dara',
        })),
        late: [],
      },
    });
    const [first, second] = ids;
    await call('PUT', path, { ids: [first], publishAt: '2026-12-01T00:00' });
    expect(await call('DELETE', `${path}/${second}`)).toEqual({
      status: 204,
      headers: expect.anything(),
      body: null,
    });
    expect(await call('DELETE', `${path}/${second}`)).toEqual({
      status: 204,
      headers: expect.anything(),
      body: null,
    });
    expect((await call('GET', path)).body.upcoming).toMatchObject([
      { id: first, publishAt: '2026-11-30T21:00:00.000Z' },
    ]);
    const { entries } = (await call('GET', '/activity?what=post')).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'post-schedule-cancelled',
      'post-scheduled',
      'post-scheduled',
      'post-scheduled',
      'post-created',
      'post-created',
    ]);
  });

  test('tell what keeps a post from being scheduled', async ({ database }) => {
    const call = await signIn(database);
    const post = (published: boolean) =>
      call('POST', '/blog/posts', { ...samplePayload(), published });
    const draft = (await post(false)).body.id;
    const published = (await post(true)).body.id;
    const attempt = async (id: unknown, publishAt: unknown) => {
      const { status, body } = await call('PUT', path, { ids: [id], publishAt });
      return [status, body.code];
    };
    expect(await attempt(draft, '2026-11-23T14:59')).toEqual([422, 'time-has-passed']);
    expect(await attempt(draft, '2026-02-30T08:00')).toEqual([400, 'invalid']);
    expect(await attempt(draft, '2026-11-24T05:30:00Z')).toEqual([400, 'invalid']);
    expect(await attempt('1', '2026-11-24T08:30')).toEqual([400, 'invalid']);
    expect(await attempt(999_999, '2026-11-24T08:30')).toEqual([404, 'not-found']);
    expect(await attempt(published, '2026-11-24T08:30')).toEqual([409, 'already-published']);
    expect((await call('GET', path)).body.upcoming).toEqual([]);
    expect(await publishDue(database, new Date('2030-01-01'))).toBe(0);
  });

  test('list what was published on the days of the site', async ({ database }) => {
    const call = await signIn(database);
    const publish = async (publishedAt: string) => {
      const { id } = await createPost(
        database,
        samplePost({ publishedAt: new Date(publishedAt), title: publishedAt }),
      );
      return id;
    };
    // Baghdad's day begins at 21:00 in UTC.
    await publish('2026-10-31T20:59:59.999Z');
    const first = await publish('2026-10-31T21:00:00.000Z');
    const last = await publish('2026-11-30T20:59:59.999Z');
    await publish('2026-11-30T21:00:00.000Z');
    const { body } = await call('GET', `${path}/published?from=2026-11-01&to=2026-12-01`);
    expect(body).toMatchObject([
      { id: first, title: '2026-10-31T21:00:00.000Z', publishedAt: '2026-10-31T21:00:00.000Z' },
      { id: last },
    ]);
    for (const query of [
      '',
      'from=2026-11-01',
      'from=2026-11-01&to=2026-11-01',
      'from=2026-11-01&to=2027-01-03',
      'from=2026-02-30&to=2026-03-03',
      'from=0000-01-01&to=0000-01-02',
      'from=2026-11-01T00:00&to=2026-11-02',
    ])
      expect(await call('GET', `${path}/published?${query}`), query).toMatchObject({
        status: 400,
        body: { code: 'invalid' },
      });
  });

  test('keep the hour of the site when its clocks change', async ({ database }) => {
    const call = await signIn(database, 'Europe/Berlin');
    const payload = { ...samplePayload(), published: false };
    const { id } = (await call('POST', '/blog/posts', payload)).body;
    const at = async (publishAt: string) =>
      (await call('PUT', path, { ids: [id], publishAt })).body.publishAt;
    expect(await at('2027-03-27T08:30')).toBe('2027-03-27T07:30:00.000Z');
    expect(await at('2027-03-28T08:30')).toBe('2027-03-28T06:30:00.000Z');
    // This hour does not exist: the clocks go from 02:00 to 03:00.
    expect(await at('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z');
  });
});
