import { expect } from 'vitest';
import { safetyTopics } from '#domain/safety/shared/safety.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

const now = new Date('2026-11-24T09:00:00Z');

describeEachEngine('GET /api/admin/safety', (test) => {
  test('responds with one line for each topic of the site, of one moment, to those who signed in', async ({
    database,
  }) => {
    const api = createApi({
      database,
      clientIpOf: () => '192.0.2.1',
      readClock: async () => now,
      safety: {
        version: '1.2.3',
        startedAt: '2026-11-20T08:00:00.000Z',
        timeZone: 'Asia/Baghdad',
        siteUrl: 'https://lutka.example',
        backup: { isSet: true, minutes: 15 },
        assistant: { isSet: true, monthlyLimit: 20 },
        channels: ['mail'],
        mailTo: ['owner@lutka.example'],
        readSize: async () => ({ bytes: 1_000, freeBytes: 1_000_000_000 }),
      },
    });
    expect((await api.request('/api/admin/safety')).status).toBe(401);
    const headers = await signedInHeaders(database);
    const response = await api.request('/api/admin/safety', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const report = await response.json();
    expect(report).toMatchObject({ now: now.toISOString(), timeZone: 'Asia/Baghdad' });
    const topics = report.lines.map(({ topic }: { topic: string }) => topic);
    expect(topics.toSorted()).toEqual(safetyTopics.toSorted());
    // The scheduler of no process has run.
    expect(topics[0]).toBe('schedule');
  });
});
