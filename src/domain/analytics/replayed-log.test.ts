import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { createVisitCounter, readNumbers, rollUpNumbers } from './index.ts';
import { type Subject, subjectNames, subjects } from './shared/dimensions.ts';

const site = { host: 'site.example', timeZone: 'Asia/Baghdad' };

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';
const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.104';
const facebook =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0.0.0;]';

/**
 * What a person reads in a line of an access log, beside what they would call it: user agent, `Referer`, query, then
 * kind, device, source, campaign.
 */
const lines = [
  [iphone, '', '', 'person', 'phone', 'direct', ''],
  [iphone, 'https://www.google.com/', '', 'person', 'phone', 'search', ''],
  [windows, 'https://www.google.iq/', '', 'person', 'computer', 'search', ''],
  [windows, 'https://www.bing.com/search?q=a', '', 'person', 'computer', 'search', ''],
  [windows, 'https://site.example/blog', '', 'person', 'computer', 'internal', ''],
  [windows, 'https://web.whatsapp.com/', '', 'person', 'computer', 'whatsapp', ''],
  [iphone, 'https://wa.me/', '', 'person', 'phone', 'whatsapp', ''],
  [ipad, 'https://t.me/channel', '', 'person', 'tablet', 'telegram', ''],
  [instagram, '', '', 'person', 'phone', 'instagram', ''],
  [iphone, 'https://l.instagram.com/', '', 'person', 'phone', 'instagram', ''],
  [facebook, '', '?utm_campaign=Spring', 'person', 'phone', 'facebook', 'spring'],
  [windows, 'https://l.facebook.com/', '', 'person', 'computer', 'facebook', ''],
  [windows, 'https://news.example/', '', 'person', 'computer', 'other', ''],
  // Names that only contain a known one.
  [windows, 'https://notgoogle.com.evil.example/', '', 'person', 'computer', 'other', ''],
  [windows, 'https://site.example.evil.example/', '', 'person', 'computer', 'other', ''],
  [
    iphone,
    '',
    '?utm_source=WhatsApp&utm_medium=chat&utm_campaign=نەورۆز',
    'person',
    'phone',
    'whatsapp',
    'نەورۆز',
  ],
  [
    windows,
    '',
    '?utm_source=newsletter&utm_campaign=may-1',
    'person',
    'computer',
    'other',
    'may-1',
  ],
  [windows, '', '?utm_campaign=rezan@mail.example', 'person', 'computer', 'direct', ''],
  [windows, '', '?utm_campaign=0770-123-4567', 'person', 'computer', 'direct', ''],
  ['WhatsApp/2.24.20.89 A', '', '', 'preview', 'unknown', 'direct', ''],
  ['TelegramBot (like TwitterBot)', '', '', 'preview', 'unknown', 'direct', ''],
  ['facebookexternalhit/1.1', '', '', 'preview', 'unknown', 'direct', ''],
  ['Slackbot-LinkExpanding 1.0', '', '', 'preview', 'unknown', 'direct', ''],
  [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    '',
    '',
    'bot',
    'unknown',
    'direct',
    '',
  ],
  ['curl/8.5.0', '', '', 'bot', 'unknown', 'direct', ''],
  ['', '', '', 'bot', 'unknown', 'direct', ''],
] as const;

const pages = [
  ['/', 'en'],
  ['/about', 'ar'],
  ['/blog', 'ckb'],
  ['/blog/one', 'ckb'],
  ['/blog/two', 'en'],
] as const;

/**
 * Whose networks these are, as anybody can look up: EarthLink in Iraq, Apple in the United States, Hetzner in Germany,
 * and a network at home.
 */
const networks = [
  [(line: number, person: number) => `37.236.${line}.${person}`, 'IQ'],
  [(line: number, person: number) => `17.1.${line}.${person}`, 'US'],
  [(line: number, person: number) => `2a01:4f8:${line}:${person}::1`, 'DE'],
  [(line: number, person: number) => `192.168.${line}.${person}`, ''],
] as const;

/** What is typed, in whichever spelling, the words of the day, and whether the one article has them. */
const searched = [
  ['وێب', 'وێب', 'yes'],
  [' ويب ', 'وێب', 'yes'],
  ['Flutter', 'flutter', 'no'],
] as const;

/** What is asked for that does not exist, and its name. */
const missed = [
  ['/old-page', '/old-page'],
  ['/%D9%88%DB%8E%D8%A8', '/وێب'],
  ['/to/rezan@mail.example', 'other'],
] as const;

const peopleOfLine = 16;

describeEachEngine('the numbers of a replayed log', (test) => {
  test('are what a person counts by hand: today, packed, and rolled up into months', async ({
    database,
  }) => {
    const byHand = await replay(database);
    const days = ['2026-11-19', '2026-11-20'];
    const compare = async () => {
      for (const subject of subjectNames)
        for (const day of days)
          expect(await countedRows(database, subject, { until: day, days: 1 })).toEqual(
            handRows(byHand, subject, [day]),
          );
    };
    await compare();
    const rollUp = async (now: string) =>
      await rollUpNumbers(database, { timeZone: site.timeZone, days: 180, now: new Date(now) });
    await rollUp('2026-11-20T12:00:00Z');
    await compare();
    await rollUp('2026-11-20T21:01:00Z');
    expect(await database.selectFrom('visit_numbers').select('day').execute()).toEqual([]);
    await compare();
    await rollUp('2027-05-29T20:00:00Z');
    await compare();
    await rollUp('2027-05-30T00:00:00Z');
    const periods = await database.selectFrom('past_numbers').select('period').distinct().execute();
    expect(periods).toEqual([{ period: '2026-11' }]);
    for (const subject of subjectNames)
      expect(await countedRows(database, subject, { until: '2026-12-01', months: 1 })).toEqual(
        handRows(byHand, subject, days),
      );
  });

  test('are what a person counts by hand under a filter by each value of each dimension', async ({
    database,
  }) => {
    const byHand = await replay(database);
    const day = '2026-11-20';
    for (const subject of subjectNames)
      for (const name of subjects[subject].dimensions)
        for (const value of new Set(byHand.map(({ values }) => values[name] ?? ''))) {
          const filters = { [name]: value };
          expect([
            filters,
            ...(await countedRows(database, subject, { until: day, days: 1 }, filters)),
          ]).toEqual([filters, ...handRows(byHand, subject, [day], filters)]);
        }
  });
});

/** What the hand notes of a line of the log. */
type Noted = {
  day: string;
  subject: Subject;
  values: Record<string, string>;
  counts: Record<string, number>;
};

/** Sends the log to the counter, and counts each line as a person would who reads it. */
async function replay(database: Database): Promise<Noted[]> {
  await createPost(database, samplePost({ language: 'ckb', title: 'ماڵپەڕی وێب' }));
  let now = new Date();
  const counter = createVisitCounter(database, site, () => now);
  const noted: Noted[] = [];
  const furthest = new Map<string, number>();
  const seen = new Set<string>();
  const note = (subject: Subject, values: Noted['values'], counts: Noted['counts']) =>
    noted.push({ day: today, subject, values, counts });
  let today = '';
  // Baghdad's midnight is at 21:00 UTC.
  for (const [time, day] of [
    ['2026-11-19T20:59:00Z', '2026-11-19'],
    ['2026-11-19T21:01:00Z', '2026-11-20'],
    ['2026-11-20T12:00:00Z', '2026-11-20'],
  ] as const) {
    now = new Date(time);
    today = day;
    for (const [lineNumber, line] of lines.entries())
      for (let person = 0; person < peopleOfLine; person += 1) {
        const [userAgent, referrer, query, kind, device, source, campaign] = line;
        const [addressOf, country] = networks[person % networks.length] ?? networks[0];
        const ipAddress = addressOf(lineNumber, person);
        const request = { ipAddress, userAgent, referrer, query: query.slice(1) };
        const isPerson = kind === 'person';
        for (const [page, language] of pages) {
          counter.record({ ...request, page, language });
          const values = { page, language, source, campaign, country, device, kind };
          const who = `${day} ${page} ${ipAddress}`;
          const readers = isPerson && !seen.has(who) ? 1 : 0;
          seen.add(who);
          note('visits', values, { views: 1, readers });
          if (!page.startsWith('/blog/')) continue;
          // Nobody reads less far than they have read, and programs don't read.
          const quarter = person % 5;
          for (let reached = 1; reached <= quarter; reached += 1)
            counter.recordReading({ ...request, page, language, quarter: reached });
          const further = isPerson ? Math.max(quarter, furthest.get(who) ?? 0) : 0;
          for (let reached = (furthest.get(who) ?? 0) + 1; reached <= further; reached += 1)
            note('visits', values, { [`quarter${reached}`]: 1 });
          furthest.set(who, further);
        }
        const [typed, words, found] = searched[person % searched.length] ?? searched[0];
        counter.recordSearch({ ...request, page: '/blog', language: 'ckb', words: typed });
        const ofSearch = { words, found, language: 'ckb', source, campaign, country, device };
        if (isPerson) note('searches', ofSearch, { searches: 1 });
        const [asked, path] = missed[person % missed.length] ?? missed[0];
        counter.recordMissing({ ...request, path: asked, language: 'ar' });
        const ofMissing = { path, language: 'ar', source, country, device, kind };
        note('missing', ofMissing, { requests: 1 });
      }
    await counter.flush();
    await counter.flush();
  }
  await counter.stop();
  return noted;
}

async function countedRows(
  database: Database,
  subject: Subject,
  period: { until: string; days: number } | { until: string; months: number },
  filters: Record<string, string> = {},
): Promise<string[]> {
  const { tables } = await readNumbers(database, {
    subject,
    period,
    filters,
    today: '2026-11-20',
    timeZone: site.timeZone,
  });
  const rows = subjects[subject].dimensions.flatMap((name) =>
    tables[name].flatMap(({ value, counts }) =>
      subjects[subject].counts.map((count) => `${name} ${value} ${count} ${counts[count]}`),
    ),
  );
  return rows.filter((row) => !row.endsWith(' 0')).toSorted();
}

/** Without a filter by kind, people alone count, but the kinds stand side by side. */
function handRows(
  noted: readonly Noted[],
  subject: Subject,
  days: readonly string[],
  { kind: wantedKind = 'person', ...filters }: Record<string, string> = {},
): string[] {
  const sums = new Map<string, number>();
  for (const { day, values, counts } of noted.filter((each) => each.subject === subject)) {
    if (!days.includes(day)) continue;
    if (Object.entries(filters).some(([name, value]) => values[name] !== value)) continue;
    const { kind = wantedKind } = values;
    for (const [name, value] of Object.entries(values)) {
      if (name !== 'kind' && kind !== wantedKind) continue;
      for (const [count, number] of Object.entries(counts)) {
        if (count.startsWith('quarter') && name !== 'page') continue;
        const key = `${name} ${value} ${count}`;
        sums.set(key, (sums.get(key) ?? 0) + number);
      }
    }
  }
  return [...sums]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => `${key} ${count}`)
    .toSorted();
}
