import lighthouse from 'lighthouse';
import { type Language, languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { BenchResult } from './bench-result.ts';
import { findNewestPost } from './support/find-paths.ts';
import { readSettledResponse } from './support/read-settled-response.ts';
import { startBrowser } from './support/start-browser.ts';
import { type Site, startSite } from './support/start-site.ts';
import { startWithoutScript } from './support/start-without-script.ts';
import { median } from './support/statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 3;

type Category = (typeof categories)[number];

type Visit = {
  /** From 0 to 1. Lighthouse shows percentages. */
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  layoutShift: number;
  /** LCP of the same page without script; null if that was not measured. */
  lcpWithoutScriptMs: number | null;
};

/**
 * Runs Lighthouse with its defaults: a phone on simulated slow 4G. Each page is visited three times, once in each
 * language, and once in English without script.
 *
 * @param isFull three visits in each language, with and without script
 */
export async function measureWithLighthouse({
  isFull,
}: {
  isFull: boolean;
}): Promise<BenchResult[]> {
  const site = await startSite();
  const still = await startWithoutScript(site.origin);
  const { browser, debuggingPort } = await startBrowser();
  const results: BenchResult[] = [];
  for (const kind of ['home', 'list', 'post', 'about', 'portfolio']) {
    const visits: Record<Language, Visit[]> = { en: [], ar: [], ckb: [] };
    for (let run = 0; run < (isFull ? runs : 1); run += 1)
      for (const language of languages) {
        const path = await pathOf(kind, site, language);
        const withoutScript = isFull || language === 'en' ? still.origin + path : null;
        visits[language].push(await visit(debuggingPort, site.origin + path, withoutScript));
      }
    if (isFull)
      for (const language of languages)
        results.push(...resultsOf(`${kind} in ${language}`, visits[language]));
    else results.push(...resultsOf(kind, Object.values(visits).flat()));
  }
  await browser.close();
  await still.stop();
  await site.stop();
  return results;
}

async function pathOf(kind: string, site: Site, language: Language): Promise<string> {
  if (kind === 'post') return await findNewestPost(site, language);
  const path = { home: '/', list: '/blog' }[kind] ?? `/${kind}`;
  return pathInLanguage(path, language);
}

async function visit(port: number, url: string, withoutScript: string | null): Promise<Visit> {
  await readSettledResponse(url);
  const report = await reportOf(port, url, categories);
  const still = withoutScript && (await reportOf(port, withoutScript, ['performance']));
  const figure = (name: string, from = report) => from.audits[name]?.numericValue ?? Number.NaN;
  const score = (category: Category) => report.categories[category]?.score ?? 0;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    lcpWithoutScriptMs: still ? figure('largest-contentful-paint', still) : null,
  };
}

async function reportOf(port: number, url: string, onlyCategories: readonly Category[]) {
  const run = () =>
    lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...onlyCategories],
      disableFullPageScreenshot: true,
    });
  let result = await run();
  // Chromium sometimes loses the beginning of a trace. Lighthouse then asks for another run.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await run();
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

function resultsOf(name: string, visits: readonly Visit[]): BenchResult[] {
  const middle = (figure: (visit: Visit) => number) => median(visits.map(figure));
  const scores = categories.map((category) => middle((one) => one.scores[category]));
  const pairs = visits.flatMap(({ lcpMs, lcpWithoutScriptMs }) =>
    lcpWithoutScriptMs === null ? [] : [{ lcpMs, still: lcpWithoutScriptMs }],
  );
  const lcp = median(pairs.map(({ lcpMs }) => lcpMs));
  const still = median(pairs.map((pair) => pair.still));
  return [
    {
      name: `Lighthouse, the lowest of four scores, ${name}`,
      unit: 'ratio',
      value: Math.min(...scores),
      aim: 1,
      higherIsBetter: true,
      note: categories.map((category, index) => `${category} ${scores[index]}`).join(', '),
    },
    {
      name: `LCP against the page without script, ${name}`,
      unit: 'ratio',
      value: median(pairs.map((pair) => pair.lcpMs / pair.still)),
      aim: 1.05,
      note: `${lcp.toFixed(0)} ms against ${still.toFixed(0)} ms`,
    },
    {
      name: `TBT, ${name}`,
      unit: 'ms',
      value: middle(({ tbtMs }) => tbtMs),
      aim: 30,
      // Visits of one page had 0 to 122 ms: a task counts only after the first paint, which varies.
      minimumChange: 40,
    },
    { name: `CLS, ${name}`, unit: 'ratio', value: middle((one) => one.layoutShift), aim: 0 },
  ];
}
