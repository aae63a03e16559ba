import { expect, test } from 'vitest';
import type { PostSeries } from '#domain/topics/index.ts';
import { renderedSeries } from './rendered-series.ts';

const partOf = (part: number) => ({ slug: `part-${part}`, title: `Title ${part}`, part });

const series = (part: number, fields: Partial<PostSeries> = {}): PostSeries => ({
  name: 'A shop',
  path: '/blog/series/a-shop',
  part,
  count: 12,
  parts: [9, 10, 11, 12].map(partOf),
  next: part < 12 ? partOf(part + 1) : undefined,
  ...fields,
});

test.each([
  ['en', 'Part 11 of 12 in the series “<a href="/blog/series/a-shop"><bdi>A shop</bdi></a>”'],
  ['ar', 'الجزء ١١ من ١٢ في سلسلة «<a href="/blog/series/a-shop"><bdi>A shop</bdi></a>»'],
  ['ckb', 'زنجیرەی «<a href="/blog/series/a-shop"><bdi>A shop</bdi></a>»، بەشی ١١ لە ١٢'],
] as const)('a part says its place in the digits of %s', (language, sentence) => {
  expect(renderedSeries(series(11), language).place.html).toContain(`<p>${sentence}</p>`);
});

test('the parts are linked and counted from the first that is named, and the part itself is marked', () => {
  const { html } = renderedSeries(series(10), 'ar').place;
  expect(html).toContain('<ol start="9"><li><a href="/arabic/blog/part-9">Title 9</a></li>');
  expect(html).toContain('<li><strong aria-current="page">Title 10</strong></li>');
  expect(html.match(/<li>/g)).toHaveLength(4);
});

test('the next part follows below the text, and nothing follows the last part', () => {
  expect(renderedSeries(series(11), 'ckb').next?.html).toContain(
    'href="/kurdish/blog/part-12" rel="next"',
  );
  expect(renderedSeries(series(12), 'ckb').next).toBeUndefined();
});

test('names and titles are text, whatever they are', () => {
  const name = '<script>"&\'{link}</b>';
  const parts = [1, 2].map((part) => ({ slug: `part-${part}`, title: name, part }));
  const { place, next } = renderedSeries(series(1, { name, parts, next: parts[1] }), 'en');
  const escaped = "&lt;script&gt;&quot;&amp;'{link}&lt;/b&gt;";
  expect(place.html.split(escaped)).toHaveLength(3 + 1);
  expect(next?.html).toContain(`>${escaped}</a>`);
  expect(place.html + next?.html).not.toMatch(/<script|<\/b>/);
});
