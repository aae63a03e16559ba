import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { adminMessages } from '#content/messages/admin.ts';
import type { Statistics } from '#domain/analytics/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/messages.tsx';
import { ApiContext, client, createCall } from '../api/client.ts';
import { AnalyticsTab } from './analytics-tab.tsx';

const lastDay = Date.parse('2026-11-21');
const dayMs = 24 * 60 * 60 * 1_000;

/** Thirty days with two views on the first, eleven yesterday and three today. */
const statistics: Statistics = {
  totalPosts: 4,
  publishedPosts: 3,
  totalViews: 12_345,
  viewsPerDay: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(lastDay - (29 - index) * dayMs).toISOString().slice(0, 10),
    views: { 0: 2, 28: 11, 29: 3 }[index] ?? 0,
  })),
  mostRead: [
    {
      language: 'en',
      posts: [
        { id: 1, slug: 'read', title: 'Read <b>', published: true, views: 9 },
        { id: 2, slug: 'withdrawn', title: 'Withdrawn', published: false, views: 3 },
      ],
    },
    { language: 'ar', posts: [] },
    {
      language: 'ckb',
      posts: [{ id: 3, slug: 'kurdi', title: 'کوردی', published: true, views: 4 }],
    },
  ],
};

describe('the chart', () => {
  test.each([
    [
      'en',
      'Bars for the last 30 days: 16 views in all. Highest day: November 20, 2026, 11 views. Rising: 14 in the later half, 2 in the earlier.',
    ],
    [
      'ar',
      'أعمدة لآخر ٣٠ يومًا: ١٦ مشاهدة إجمالًا. اليوم الأكثر مشاهدة: ٢٠ نوفمبر ٢٠٢٦، ١١ مشاهدة. الاتجاه صاعد: ١٤ في النصف الأخير مقابل ٢ في النصف الأول.',
    ],
    [
      'ckb',
      'ستوونەکانی ٣٠ ڕۆژی ڕابردوو: بە گشتی ١٦ بینین. زۆرترین بینین: ٢٠ی تشرینی دووەمی ٢٠٢٦، ١١ بینین. بەرەو زیادبوون دەچێت: ١٤ لە نیوەی دووەمدا، ٢ لە نیوەی یەکەمدا.',
    ],
  ] as const)('says in %s what it shows', (language, label) => {
    expect(render(language, statistics)).toContain(`role="img" aria-label="${label}"`);
  });

  test.each([
    ['en', ['1.5', '281.5', '291.5']],
    ['ar', ['291.5', '11.5', '1.5']],
    ['ckb', ['291.5', '11.5', '1.5']],
  ] as const)('lets time run in %s as its readers read', (language, starts) => {
    const bars = [...render(language, statistics).matchAll(/<rect x="([\d.]+)"/g)];
    expect(bars.map(([, start]) => start)).toEqual(starts);
  });

  test.each([
    ['en', 'November 21, 2026, so far: 3 views'],
    ['ar', '٢١ نوفمبر ٢٠٢٦، حتى الآن: ٣ مشاهدات'],
    ['ckb', '٢١ی تشرینی دووەمی ٢٠٢٦، تا ئێستا: ٣ بینین'],
  ] as const)('has a slider that starts in %s with today', (language, words) => {
    expect(render(language, statistics)).toMatch(
      new RegExp(`<input type="range"[^>]* aria-valuetext="${words}"`),
    );
  });

  test('shows every day in its table, today first', () => {
    const days = [...render('en', statistics).matchAll(/<time dateTime="([^"]+)"/g)];
    expect(days.map(([, day]) => day)).toEqual(
      statistics.viewsPerDay.map(({ day }) => day).toReversed(),
    );
  });
});

test.each(languages)(
  'the most read posts in a %s panel keep the language of their titles and link to their pages',
  (language) => {
    const page = render(language, statistics);
    expect(page).toContain('<bdi lang="ckb" dir="rtl">کوردی</bdi>');
    expect(page).toContain('<bdi lang="en" dir="ltr">Read &lt;b&gt;</bdi>');
    expect(page).toContain('href="/kurdish/blog/kurdi"');
    expect(page).toContain('href="/blog/read"');
  },
);

test('an unpublished post is listed without a link', () => {
  const page = render('en', statistics);
  expect(page).toContain('Withdrawn</bdi> (Draft)');
  expect(page).not.toContain('/blog/withdrawn');
});

test('a language without views says so', () => {
  expect(render('en', statistics)).toContain('No post in this language was read in these 30 days.');
});

test('a site without views explains what will appear, and draws no chart', () => {
  const page = render('en', { ...statistics, totalViews: 0 });
  expect(page).toContain('No views yet');
  expect(page).not.toContain('<figure');
});

test('a month without views has another text than a site without views', () => {
  const viewsPerDay = statistics.viewsPerDay.map(({ day }) => ({ day, views: 0 }));
  const page = render('en', { ...statistics, viewsPerDay });
  expect(page).toContain('No views in the last 30 days');
  expect(page).not.toContain('No views yet');
});

test('a status and placeholders show while the statistics load', () => {
  const page = render('en', undefined);
  expect(page).toContain('>Loading...</p>');
  expect(page).toContain('Total Posts');
  expect(page).not.toContain('<figure');
});

function render(language: Language, known: Statistics | undefined): string {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (known) queryClient.setQueryData(['analytics', 30], known);
  return renderToStaticMarkup(
    <LanguageProvider language={language} messages={adminMessages[language]}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={{ client, call: createCall(() => undefined) }}>
          <AnalyticsTab numbers={undefined} showNumbers={() => undefined} />
        </ApiContext>
      </QueryClientProvider>
    </LanguageProvider>,
  );
}
