import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PostSummary } from '#domain/posts/index.ts';
import { blankPost, fieldsWith, pickFields, postFields } from '#domain/posts/shared/fields.ts';
import { maxUrlLength } from '#platform/http/request-target.ts';
import { stringifySearch } from '#search-params.ts';
import { filterPosts, maxTagsPerCard, newestTags, parsePostFilter } from './post-filter.ts';

function summary(fields: Partial<PostSummary>): PostSummary {
  return {
    ...pickFields(blankPost, fieldsWith({ publicIn: 'list' })),
    id: 1,
    slug: 'a-post',
    title: 'Title',
    description: 'Description',
    image: '/media/a.jpg',
    imageAlt: 'A picture',
    category: 'General',
    tags: [],
    author: 'Dara Karim',
    date: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    readTime: 1,
    views: 0,
    comments: 0,
    language: 'en',
    ...fields,
  };
}

const slugsOf = (posts: readonly PostSummary[]) => posts.map(({ slug }) => slug);

describe('parsePostFilter', () => {
  test.each([
    [{}, {}],
    [{ q: 'a' }, { q: 'a' }],
    [{ q: ' ' }, { q: ' ' }],
    [{ tag: 'a' }, { tag: ['a'] }],
    [{ tag: ['a', 'b', 'a'] }, { tag: ['a', 'b'] }],
    [{ category: 'tutorials' }, { category: 'tutorials' }],
    [
      { q: 'a', tag: ['b'], category: 'c' },
      { q: 'a', tag: ['b'], category: 'c' },
    ],
    [{ q: '', tag: '', category: '' }, {}],
    [{ q: ['a', 'b'], category: ['c'] }, {}],
    [{ q: 1, tag: 2, category: true }, {}],
    [{ q: null, tag: null, category: null }, {}],
    [{ q: {}, tag: [{}, null, 3, '', 'a', ['b']], category: {} }, { tag: ['a'] }],
    [{ other: 'a', page: '2' }, {}],
  ])('%j → %j', (search, filter) => {
    expect(parsePostFilter(search)).toStrictEqual(filter);
  });

  test('ignores names that every object inherits', () => {
    const search = JSON.parse('{"__proto__":{"q":"a"},"constructor":"b"}');
    expect(parsePostFilter(search)).toStrictEqual({});
  });
});

describe('parsePostFilter limits', () => {
  const many = Array.from({ length: 1_700 }, (_, index) => `tag ${index}`);

  test('1,700 tags to the last ten', () => {
    expect(parsePostFilter({ tag: many }).tag).toEqual(many.slice(-10));
    expect(newestTags([...many.slice(0, 10), 'an eleventh'])).toEqual([
      ...many.slice(1, 10),
      'an eleventh',
    ]);
  });

  test('tags to the length that a tag of a post may have', () => {
    const longest = 'a'.repeat(postFields.tags.itemLimit);
    expect(parsePostFilter({ tag: [`${longest}a`, longest] })).toEqual({ tag: [longest] });
  });

  test('a search of 200 kB, and drops a category of 200 kB', () => {
    const long = 'a'.repeat(200_000);
    expect(parsePostFilter({ q: long, category: long })).toEqual({ q: 'a'.repeat(100) });
  });

  test('a search without splitting a surrogate pair', () => {
    const { q = '' } = parsePostFilter({ q: `${'a'.repeat(99)}😀` });
    expect(q).toBe('a'.repeat(99));
  });

  test('every filter to a length that fits into a URL, in any script', () => {
    for (const letter of ['a', 'ڕ', '語', '😀', '\ud800']) {
      const tag = Array.from({ length: 20 }, (_, index) => letter.repeat(5 + index));
      const filter = parsePostFilter({ q: letter.repeat(200), tag, category: 'c'.repeat(60) });
      const url = `/kurdish/blog${stringifySearch(filter)}`;
      expect(url.length).toBeLessThanOrEqual(maxUrlLength);
      expect(filter.tag?.length).toBeGreaterThan(1);
    }
  });
});

test('filterPosts folds the search text once, however many posts there are', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => normalize.mockRestore());
  const foldedTimes = (count: number) => {
    normalize.mockClear();
    const posts = Array.from({ length: count }, (_, id) => summary({ id, tags: ['x', 'y'] }));
    filterPosts(posts, { q: 'سۆران', tag: ['ئەپ', 'تاقی'] });
    const texts = normalize.mock.contexts.map(String);
    return ['سۆران', 'ئەپ', 'تاقی'].map((text) => texts.filter((each) => each === text).length);
  };
  expect(foldedTimes(1)).toEqual([1, 1, 1]);
  expect(foldedTimes(50)).toEqual([1, 1, 1]);
});

describe('filterPosts by text', () => {
  const posts = [
    summary({ slug: 'in-title', title: 'Buying Software' }),
    summary({ slug: 'in-description', description: 'What software costs' }),
    summary({ slug: 'in-tags', tags: ['web', 'SOFTWARE house'] }),
    summary({ slug: 'elsewhere', author: 'Software', category: 'Software Engineering' }),
  ];

  test.each(['software', 'SOFTWARE', 'oftwar', ' software ', 'sóftware'])(
    'finds «%s» in title, description and tags',
    (q) => {
      expect(slugsOf(filterPosts(posts, { q }))).toEqual(['in-title', 'in-description', 'in-tags']);
    },
  );

  test.each([undefined, '', ' '])('finds every post by %j', (q) => {
    expect(filterPosts(posts, { q })).toEqual(posts);
  });

  test.each(['softwares', 'web software', 'webSOFTWARE', '.*'])('finds nothing by «%s»', (q) => {
    expect(filterPosts(posts, { q })).toEqual([]);
  });

  test.each([
    ['كوردستان', 'لە کوردستان'],
    ['کەر', 'کەڕ'],
    ['ئەپ', 'ئه‌پ ە'],
    ['اول', 'أوّل تطبيق'],
    ['2026', 'ساڵی ٢٠٢٦'],
    ['مكتبه', 'مكتبة'],
  ])('finds by «%s» also «%s»', (q, title) => {
    expect(filterPosts([summary({ title })], { q })).toHaveLength(1);
  });

  test('puts exact matches before folded ones and keeps the order inside both groups', () => {
    const kurdish = [
      summary({ slug: 'folded', title: 'کەڕ' }),
      summary({ slug: 'exact', title: 'کەر' }),
      summary({ slug: 'none', title: 'سەگ' }),
      summary({ slug: 'folded-too', description: 'کەڕەکان' }),
      summary({ slug: 'exact-too', tags: ['کەرەکان'] }),
    ];
    expect(slugsOf(filterPosts(kurdish, { q: ' کەر ' }))).toEqual([
      'exact',
      'exact-too',
      'folded',
      'folded-too',
    ]);
    expect(slugsOf(filterPosts(kurdish, { q: 'کەڕ' }))).toEqual([
      'folded',
      'folded-too',
      'exact',
      'exact-too',
    ]);
  });

  test('counts a match in another case as exact', () => {
    const latin = [
      summary({ slug: 'accent', title: 'Café' }),
      summary({ slug: 'exact', title: 'CAFE' }),
    ];
    expect(slugsOf(filterPosts(latin, { q: 'cafe' }))).toEqual(['exact', 'accent']);
  });

  test('does not change the list that it is given', () => {
    const before = slugsOf(posts);
    filterPosts(posts, { q: 'web' });
    expect(slugsOf(posts)).toEqual(before);
  });
});

describe('filterPosts by tags', () => {
  const posts = [
    summary({ slug: 'web', tags: ['Web Design'] }),
    summary({ slug: 'app', tags: ['apps', 'budget'] }),
    summary({ slug: 'none', tags: [], title: 'web', description: 'apps' }),
  ];

  test.each([
    [['Web Design'], ['web']],
    [['web'], ['web']],
    [['DESIGN'], ['web']],
    [['app'], ['app']],
    [
      ['design', 'budget'],
      ['web', 'app'],
    ],
    [['nothing', 'budget'], ['app']],
    [['nothing'], []],
    [['Web Design and more'], []],
    [[], ['web', 'app', 'none']],
    [undefined, ['web', 'app', 'none']],
  ])('any tag that contains one of %j', (tag, slugs) => {
    expect(slugsOf(filterPosts(posts, { tag }))).toEqual(slugs);
  });
});

describe('filterPosts by category', () => {
  const posts = [
    summary({ slug: 'design', category: 'UI/UX Design' }),
    summary({ slug: 'lower', category: 'ui/ux design' }),
    summary({ slug: 'general', category: 'General' }),
    summary({ slug: 'own', category: 'Cooking' }),
  ];

  test.each([
    ['uiUxDesign', ['design', 'lower']],
    ['general', ['general']],
    ['tutorials', []],
    ['Cooking', []],
    ['constructor', []],
    [undefined, ['design', 'lower', 'general', 'own']],
  ])('%s', (category, slugs) => {
    expect(slugsOf(filterPosts(posts, { category }))).toEqual(slugs);
  });
});

test('a post must match text, tags and category', () => {
  const full = { title: 'Fixed price', tags: ['budget'], category: 'Tutorials' };
  const posts = [
    summary({ slug: 'all', ...full }),
    summary({ slug: 'no-text', ...full, title: 'Other' }),
    summary({ slug: 'no-tag', ...full, tags: ['web'] }),
    summary({ slug: 'no-category', ...full, category: 'General' }),
  ];
  const filter = { q: 'price', tag: ['budget', 'shop'], category: 'tutorials' };
  expect(slugsOf(filterPosts(posts, filter))).toEqual(['all']);
});

test('a card has room for three tags', () => {
  expect(maxTagsPerCard).toBe(3);
});
