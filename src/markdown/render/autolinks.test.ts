import { describe, expect, test } from 'vitest';
import { renderForFeed } from './render-for-feed.ts';
import { renderMarkdown } from './render-markdown.ts';

function link(url: string, shown = url): string {
  return `<a href="${url}" dir="ltr">${shown}</a>`;
}

describe.each(['en', 'ar', 'ckb'])('in a text in %s', (language) => {
  const rendered = (text: string) => renderMarkdown(text, language).trim();

  test.each([
    ['at its end', 'a https://b.c', `a ${link('https://b.c')}`],
    ['in the middle', 'a https://b.c/d?e=f#g h', `a ${link('https://b.c/d?e=f#g')} h`],
    ['without a certificate', 'http://b.c', link('http://b.c')],
    ['before a full stop', 'https://b.c/d.', `${link('https://b.c/d')}.`],
    ['in brackets', '(https://b.c/d_(e))', `(${link('https://b.c/d_(e)')})`],
    ['with signs of emphasis', 'https://b.c/_d_/*e*f', link('https://b.c/_d_/*e*f')],
    ['in emphasis', '*https://b.c/d*', `<em>${link('https://b.c/d')}</em>`],
    ['struck out', '~~https://b.c/d~~', `<s>${link('https://b.c/d')}</s>`],
    ['in strong emphasis', '__https://b.c/d__', `<strong>${link('https://b.c/d')}</strong>`],
    [
      'before an Arabic comma',
      'سەردانی https://b.c/d، بکە',
      `سەردانی ${link('https://b.c/d')}، بکە`,
    ],
    ['before an Arabic semicolon', 'زوروا https://b.c؛ ثم', `زوروا ${link('https://b.c')}؛ ثم`],
    ['before an Arabic question mark', 'هل https://b.c/d؟', `هل ${link('https://b.c/d')}؟`],
    ['in Arabic quotation marks', '«https://b.c/d».', `«${link('https://b.c/d')}».`],
    ['before all of them', 'https://b.c/d؟»…', `${link('https://b.c/d')}؟»…`],
    [
      'with Arabic letters',
      'https://b.c/کورد،',
      `${link('https://b.c/%DA%A9%D9%88%D8%B1%D8%AF', 'https://b.c/کورد')}،`,
    ],
  ])('a URL is a link %s', (_where, markdown, html) => {
    expect(rendered(markdown)).toBe(`<p>${html}</p>`);
  });

  test.each([
    '`https://b.c`',
    '```\nhttps://b.c\n```',
    'a ![https://b.c](/d.png)',
    'https\\://b.c',
    'javascript://b.c/%0aalert(1)',
    'data://b.c',
    'ftp://b.c',
    '//b.c',
    'ASP.NET',
    'b.c.com',
    'https://',
    'https://،',
  ])('%j contains none', (markdown) => {
    expect(rendered(markdown)).not.toContain('<a ');
  });

  test.each(['[https://b.c](/d)', '[a https://b.c d](/d)', '[**https://b.c**](/d)'])(
    'a link stays one link: %s',
    (markdown) => {
      expect(rendered(markdown).match(/<a [^>]*>/g)).toEqual(['<a href="/d">']);
    },
  );
});

test('a heading that contains a URL is no link to itself', () => {
  expect(renderMarkdown('## See https://b.c', 'en')).toBe(
    `<h2 id="h-see-https-b-c">See ${link('https://b.c')}</h2>\n`,
  );
});

test('a URL is a link in feeds, too', () => {
  expect(renderForFeed('سەردانی https://b.c/d، بکە', 'ckb', 'https://site.example')).toBe(
    `<p>سەردانی ${link('https://b.c/d')}، بکە</p>\n`,
  );
});

test.each([
  ['URLs', 'https://b.c/d '.repeat(14_000), 14_000],
  ['starts of URLs', 'https://'.repeat(25_000), 12_500],
  ['schemes', 'https:'.repeat(33_000), 0],
  ['colons', '://'.repeat(66_000), 0],
  ['commas in a URL', `https://b.c/${'،'.repeat(9_000)}d `.repeat(20), 20],
  ['brackets', `https://b.c/${'('.repeat(190_000)}`, 1],
])('parses 200 kB of %s', (_what, markdown, count) => {
  expect(renderMarkdown(markdown, 'ckb').match(/<a /g) ?? []).toHaveLength(count);
});
