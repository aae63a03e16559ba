import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { absentPostHead, postHead } from '#site/blog/post/post-head.ts';
import { renderedPost } from '../../../tests/support/sample-public-post.ts';
import { pageHead } from './page-head.ts';
import type { HeadContext, PageMetadata } from './page-metadata.ts';

const siteUrl = 'https://site.example';
const context: HeadContext = { siteUrl, language: 'en' };
const page: PageMetadata = { path: '/blog', title: 'Blog', description: 'What we learned' };

type Head = Awaited<ReturnType<typeof pageHead>>;

/** The head's tags by name, as a crawler reads them. */
function read({ meta, links }: Head) {
  const tags = meta.flatMap((tag) =>
    'title' in tag
      ? [['title', tag.title]]
      : [['name' in tag ? tag.name : tag.property, tag.content]],
  );
  // An object would hide a repeated name.
  expect(new Set(tags.map(([name]) => name)).size).toBe(tags.length);
  return {
    tags: Object.fromEntries(tags),
    canonical: links.flatMap(({ rel, href }) => (rel === 'canonical' ? [href] : [])),
    alternates: links.flatMap((link) =>
      'hrefLang' in link ? [`${link.hrefLang} ${link.href}`] : [],
    ),
  };
}

test('a page has a title, a description, its URL, its languages and a preview, and no tags for unknown facts', async () => {
  expect(read(await pageHead(context, page))).toEqual({
    tags: {
      title: 'Blog · Lutka',
      description: 'What we learned',
      robots: 'max-image-preview:large',
      'og:type': 'website',
      'og:site_name': 'Lutka',
      'og:title': 'Blog',
      'og:description': 'What we learned',
      'og:url': 'https://site.example/blog',
      'og:locale': 'en_US',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Blog',
      'twitter:description': 'What we learned',
    },
    canonical: ['https://site.example/blog'],
    alternates: [
      'en https://site.example/blog',
      'ar https://site.example/arabic/blog',
      'ckb https://site.example/kurdish/blog',
      'x-default https://site.example/blog',
    ],
  });
});

describe('URL, name and locale are those of the language', () => {
  test.each([
    ['en', '/', 'https://site.example/', 'Lutka', 'en_US'],
    ['ar', '/', 'https://site.example/arabic', 'لوتكة', 'ar_AR'],
    ['ckb', '/', 'https://site.example/kurdish', 'لووتکە', 'cb_IQ'],
    ['en', '/blog/a', 'https://site.example/blog/a', 'Lutka', 'en_US'],
    ['ar', '/blog/a', 'https://site.example/arabic/blog/a', 'لوتكة', 'ar_AR'],
    ['ckb', '/blog/a', 'https://site.example/kurdish/blog/a', 'لووتکە', 'cb_IQ'],
  ] as const)('%s %s', async (language, path, url, name, locale) => {
    const head = read(await pageHead({ ...context, language }, { ...page, path }));
    expect(head.canonical).toEqual([url]);
    expect(head.alternates).toContain(`${language} ${url}`);
    expect(head.tags).toMatchObject({
      title: `Blog · ${name}`,
      'og:url': url,
      'og:site_name': name,
      'og:locale': locale,
    });
  });
});

test('the company stands for a page while its texts load', async () => {
  const { tags } = read(
    await pageHead({ ...context, language: 'ar' }, { path: '/', title: undefined }),
  );
  expect(tags).toMatchObject({ title: 'لوتكة', 'og:title': 'لوتكة' });
  expect(tags).not.toHaveProperty('description');
  expect(tags).not.toHaveProperty('og:description');
});

test('a page with noindex has no canonical URL, no languages and no preview', async () => {
  const head = { canonical: [], alternates: [] };
  expect(read(await pageHead(context, { ...page, noIndex: true }))).toEqual({
    ...head,
    tags: { title: 'Blog · Lutka', description: 'What we learned', robots: 'noindex, nofollow' },
  });
  for (const [isMissing, title] of [
    [true, 'Post Not Found · Lutka'],
    [false, 'Lutka'],
  ] as const)
    expect(read(await absentPostHead(context, isMissing))).toEqual({
      ...head,
      tags: { title, robots: 'noindex, nofollow' },
    });
});

describe('a post', () => {
  test('tells its text, picture, author and times', async () => {
    const { tags } = read(await postHead(context, renderedPost({ language: 'en' })));
    expect(tags).toEqual({
      title: 'A title · Lutka',
      description: 'A description',
      keywords: 'web, Kurdish',
      author: 'Dara Karim',
      robots: 'max-image-preview:large',
      'og:type': 'article',
      'og:site_name': 'Lutka',
      'og:title': 'A title',
      'og:description': 'A description',
      'og:url': 'https://site.example/blog/in-en',
      'og:image': expect.stringMatching(/^https:\/\/site\.example\/share\/post-7-[0-9a-f]+\.jpg$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A title',
      'og:locale': 'en_US',
      'article:author': 'Dara Karim',
      'article:published_time': '2026-11-01T09:00:00.000Z',
      'article:modified_time': '2026-11-02T09:00:00.000Z',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'A title',
      'twitter:description': 'A description',
      'twitter:image': tags['og:image'],
      'twitter:image:alt': 'A title',
    });
  });

  test('gives search engines the SEO texts, and previews its own title', async () => {
    const written = { seoTitle: 'Found', seoDescription: 'By these words' };
    const post = renderedPost({ language: 'en', ...written });
    expect(read(await postHead(context, post)).tags).toMatchObject({
      title: 'Found · Lutka',
      description: 'By these words',
      'og:title': 'A title',
      'og:description': 'A description',
    });
  });

  test('that was published after its last change counts as changed on that day', async () => {
    const post = renderedPost({ language: 'en', updatedAt: '2026-10-01T09:00:00.000Z' });
    const { tags } = read(await postHead(context, post));
    expect(tags['article:modified_time']).toBe('2026-11-01T09:00:00.000Z');
  });

  test('under the prefix of another language has its own URL as canonical', async () => {
    for (const language of ['en', 'ar'] as const) {
      const post = renderedPost({ language: 'ckb' });
      const head = read(await postHead({ ...context, language }, post));
      expect(head.canonical).toEqual(['https://site.example/kurdish/blog/in-ckb']);
      expect(head.alternates).toEqual([]);
      expect(head.tags).toMatchObject({ 'og:locale': 'cb_IQ', 'og:site_name': 'لووتکە' });
    }
  });

  test('names its published translations and no others, and each translation names the post', async () => {
    const translated = fc.shuffledSubarray([...languages], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(translated, async (existing) => {
        const versions = existing.map((language) => ({ language, slug: `in-${language}` }));
        const heads = await Promise.all(
          existing.map(async (language) => {
            const translations = versions.filter((version) => version.language !== language);
            const post = renderedPost({ language, translations });
            return read(await postHead({ ...context, language }, post));
          }),
        );
        for (const head of heads) expect(head.alternates).toEqual(heads[0]?.alternates);
        const own = heads.map(({ canonical }, index) => `${existing[index]} ${canonical[0]}`);
        expect(heads[0]?.alternates.slice(0, -1).toSorted()).toEqual(own.toSorted());
        expect(heads[0]?.alternates.at(-1)).toMatch(/^x-default /);
      }),
      { numRuns: 30 },
    );
  });

  test('with a script end tag in its title has inert structured data', async () => {
    const title = '</script><script>alert(1)</script><!--';
    const { scripts } = await postHead(context, renderedPost({ language: 'en', title }));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.children).not.toContain('<');
    expect(JSON.stringify(JSON.parse(scripts[0]?.children ?? ''))).toContain(JSON.stringify(title));
  });
});
