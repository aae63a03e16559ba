import { describe, expect, test } from 'vitest';
import { samplePayload, sampleRecord } from '../../../tests/support/sample-post.ts';
import { postChanges, postInput } from './post-input.ts';

const updatedAt = '2026-11-21T12:00:00.000Z';

/** Values of the fields that creating and editing share, and what is said of the wrong ones. */
const refusals: [field: string, name: string, value: unknown, sentence: string][] = [
  ['title', 'blank', ' \n', 'Title and content are required'],
  ['title', 'empty', '', 'Title and content are required'],
  ['title', 'too long', 'x'.repeat(201), 'title takes at most 200 characters'],
  ['title', 'no text', 7, 'title takes text'],
  ['title', 'null', null, 'Title and content are required'],
  ['title', 'with a null character', 'a\0b', 'title takes text without null characters'],
  ['content', 'blank', '\t', 'Title and content are required'],
  ['content', 'too long', 'x'.repeat(200_001), 'content takes at most 200000 characters'],
  ['content', 'no text', ['a'], 'content takes text'],
  ['description', 'no text', null, 'description takes text'],
  ['description', 'too long', 'x'.repeat(1_001), 'description takes at most 1000 characters'],
  ['author', 'too long', 'x'.repeat(101), 'author takes at most 100 characters'],
  ['category', 'no text', {}, 'category takes text'],
  ['tags', 'too many', numbered(21), 'tags takes at most 20 tags'],
  ['tags', 'no list', 'blog', 'tags takes a list of texts'],
  ['tags', 'null', null, 'tags takes a list of texts'],
  ['tags', 'a tag that is no text', ['a', 1], 'tag takes text'],
  ['tags', 'a tag that is too long', ['x'.repeat(101)], 'tag takes at most 100 characters'],
  ['sources', 'no list', 'a', 'sources takes a list of texts'],
  ['sources', 'too many', numbered(51), 'sources takes at most 50 sources'],
  ['seoTitle', 'too long', 'x'.repeat(301), 'seoTitle takes at most 300 characters'],
  ['seoKeywords', 'no text', false, 'seoKeywords takes text'],
  [
    'translation',
    'too long',
    { ...sampleRecord(), dismissed: [{ finding: '', reason: 'x'.repeat(800_000) }] },
    'translation takes at most 800000 characters as JSON',
  ],
  ...[
    '',
    'a.jpg',
    'https://example.com/a.jpg',
    '//example.com/a.jpg',
    'data:image/png;base64,AA',
    '/a b.jpg',
    '/a.jpg\n',
    '/a.jpg?b',
    '/\\example.com',
  ].map((value): [string, string, unknown, string] => [
    'image',
    `elsewhere (${JSON.stringify(value)})`,
    value,
    'image takes a path on this site, such as the imageUrl of an upload',
  ]),
];

describe.each([
  ['postInput', postInput, samplePayload()],
  ['postChanges', postChanges, { updatedAt }],
])('%s', (_name, schema, rest) => {
  test.each(refusals)('%s: %s', (field, _what, value, sentence) => {
    expect(firstMessage(schema, { ...rest, [field]: value })).toBe(sentence);
  });

  test.each([
    ['title', 'x'.repeat(200)],
    ['content', 'x'.repeat(200_000)],
    ['tags', numbered(20)],
    ['tags', []],
    ['image', '/media/a-640.jpg'],
    ['imageAlt', ''],
    ['translation', sampleRecord()],
    ['translation', null],
  ])('takes %s at its limit', (field, value) => {
    expect(schema.parse({ ...rest, [field]: value })).toMatchObject({ [field]: value });
  });

  test('trims tags, and drops blank ones and doubles', () => {
    const tags = [' blog', 'blog ', '', '  ', 'وێب', 'Blog'];
    expect(schema.parse({ ...rest, tags }).tags).toEqual(['blog', 'وێب', 'Blog']);
  });

  test('ignores what it does not know, even under strange names', () => {
    const strange = JSON.parse(
      '{"id": 7, "views": 9, "readTime": 1, "__proto__": {"author": "x"}, "constructor": 1}',
    );
    const parsed = schema.parse({ ...rest, ...strange });
    expect(parsed).toEqual(schema.parse(rest));
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });

  test.each([[null], [[]], ['text'], [7]])('refuses %j', (body) => {
    expect(firstMessage(schema, body)).toBe('The body takes a JSON object');
  });
});

describe('postInput', () => {
  test('takes the payload of the specification as it is', () => {
    expect(postInput.parse(samplePayload())).toEqual(samplePayload());
  });

  test('takes a title, a text and a language alone, and publishes them', () => {
    const least = { title: 'T', content: 'C', language: 'ckb' };
    expect(postInput.parse(least)).toEqual({ ...least, published: true });
  });

  test.each([
    [{ title: undefined }, 'Title and content are required'],
    [{ content: undefined }, 'Title and content are required'],
    [{ language: undefined }, 'language takes one of en, ar, ckb'],
    [{ language: 'ku' }, 'language takes one of en, ar, ckb'],
    [{ published: 'true' }, 'published takes true or false'],
    [{ translationGroup: 7 }, 'translationGroup takes text'],
    [{ translationGroup: 'x'.repeat(65) }, 'translationGroup takes at most 64 characters'],
    [{ slug: 7 }, 'slug takes text'],
    [{ slug: 'x'.repeat(101) }, 'slug takes at most 100 characters'],
  ])('refuses %j', (fields, sentence) => {
    expect(firstMessage(postInput, { ...samplePayload(), ...fields })).toBe(sentence);
  });

  test('takes a blank group for none', () => {
    const parsed = postInput.parse(samplePayload({ translationGroup: ' ' }));
    expect(parsed.translationGroup).toBeUndefined();
  });
});

describe('postChanges', () => {
  test.each([
    '2026-11-21T12:00:00.000Z',
    '2026-11-21T12:00:00Z',
    '2026-11-21T15:00:00+03:00',
    '2026-11-21T15:00:00.000+03:00',
    '2026-11-21T06:30:00.0-05:30',
  ])('takes %s for the same moment', (time) => {
    expect(postChanges.parse({ updatedAt: time })).toEqual({ updatedAt });
  });

  test.each([
    [undefined],
    [null],
    [''],
    ['yesterday'],
    ['2026-11-21'],
    ['2026-02-30T12:00:00Z'],
    [0],
  ])('refuses %j', (time) => {
    expect(firstMessage(postChanges, { updatedAt: time })).toBe(
      'updatedAt takes the time that the post had when it was read, such as 2026-11-21T12:00:00.000Z',
    );
  });

  test('changes neither language nor state', () => {
    const parsed = postChanges.parse({ updatedAt, language: 'ar', published: false });
    expect(parsed).toEqual({ updatedAt });
  });
});

function firstMessage(schema: typeof postInput | typeof postChanges, value: unknown) {
  return schema.safeParse(value).error?.issues[0]?.message;
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `number ${index}`);
}
