import type { Visit } from '#domain/analytics/visit-counter.ts';
import type { VisitNumbersTable } from '#platform/database/tables/numbers.ts';

/** A visit as it arrives, and how far its reader reads the text. */
export type MadeUpVisit = { visit: Visit; quarter: number };

/** Numbers between 0 and 1, the same in each run (a linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Chooses among `count` things, of which the n-th is chosen n times less often than the first (Zipf's law). */
function createChoice(count: number, random: () => number): () => number {
  const sums: number[] = [];
  for (let index = 0; index < count; index += 1) sums.push((sums.at(-1) ?? 0) + 1 / (index + 1));
  const total = sums.at(-1) ?? 0;
  return () => {
    const chosen = random() * total;
    let first = 0;
    let last = count - 1;
    while (first < last) {
      const middle = (first + last) >> 1;
      if ((sums[middle] ?? 0) < chosen) first = middle + 1;
      else last = middle;
    }
    return first;
  };
}

const languages = ['ckb', 'en', 'ar'] as const;

/** User agents with the device that they are. */
const agents = [
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'phone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1',
    'tablet',
  ],
] as const;

const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Referrers with the source that they are. */
const referrers = [
  ['https://www.google.com/', 'search'],
  ['', 'direct'],
  ['https://wa.me/', 'whatsapp'],
  ['https://l.facebook.com/', 'facebook'],
  ['https://site.example/', 'internal'],
  ['https://l.instagram.com/', 'instagram'],
  ['https://t.me/a', 'telegram'],
  ['https://news.example/', 'other'],
] as const;

/**
 * A day of a site with 60 pages, three of four readers in Iraq and the others anywhere, and a visit in seven by a bot,
 * in the order of arrival, with the rows that it must be counted as.
 *
 * @param addresses IP addresses outside Iraq with their countries
 */
export function makeUpDay(
  { day, seed, views }: { day: string; seed: number; views: number },
  addresses: readonly (readonly [ipAddress: string, country: string])[],
): { visits: MadeUpVisit[]; rows: VisitNumbersTable[] } {
  const random = createRandom(seed);
  const choices = {
    page: createChoice(60, random),
    language: createChoice(languages.length, random),
    referrer: createChoice(referrers.length, random),
    campaign: createChoice(20, random),
    agent: createChoice(agents.length, random),
    address: createChoice(addresses.length, random),
  };
  const visits: MadeUpVisit[] = [];
  const rows = new Map<string, VisitNumbersTable>();
  const readers = new Map<string, { row: VisitNumbersTable; quarter: number }>();
  for (let number = 0; number < views; number += 1) {
    const [address, country] =
      random() < 0.75
        ? ([`37.236.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`, 'IQ'] as const)
        : (addresses[choices.address()] ?? ['', '']);
    const page = choices.page() === 0 ? '/' : `/blog/post-${choices.page()}`;
    const language = languages[choices.language()] ?? 'en';
    const [referrer, source] = referrers[choices.referrer()] ?? ['', 'direct'];
    const campaign = random() < 0.8 ? '' : `campaign-${choices.campaign()}`;
    const isBot = random() < 1 / 7;
    const [userAgent, device] = isBot ? [bot, 'unknown'] : (agents[choices.agent()] ?? agents[0]);
    const kind = isBot ? 'bot' : 'person';
    const quarter = isBot || page === '/' ? 0 : Math.floor(random() * 5);
    visits.push({
      visit: {
        page,
        language,
        ipAddress: address,
        userAgent,
        referrer,
        query: campaign && `utm_campaign=${campaign}`,
      },
      quarter,
    });
    const key = [page, language, source, campaign, country, device, kind].join('|');
    const row = rows.get(key) ?? {
      day,
      page,
      language,
      source,
      campaign,
      country,
      device,
      kind,
      views: 0,
      readers: 0,
      quarter1: 0,
      quarter2: 0,
      quarter3: 0,
      quarter4: 0,
    };
    rows.set(key, row);
    row.views += 1;
    if (isBot) continue;
    const who = [page, language, address, userAgent].join('|');
    const reader = readers.get(who) ?? { row, quarter: 0 };
    if (!readers.has(who)) row.readers += 1;
    readers.set(who, reader);
    for (const [index, name] of (
      ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const
    ).entries())
      if (index >= reader.quarter && index < quarter) reader.row[name] += 1;
    reader.quarter = Math.max(reader.quarter, quarter);
  }
  return { visits, rows: [...rows.values()] };
}
