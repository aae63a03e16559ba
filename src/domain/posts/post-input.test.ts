import { describe, expect, test } from 'vitest';
import { samplePayload, sampleRecord } from '../../../tests/support/sample-post.ts';
import { postChanges, postInput } from './post-input.ts';

const updatedAt = '2026-11-21T12:00:00.000Z';

/** Invalid values of the fields that creating and editing share, with the expected messages. */
const invalid: [field: string, name: string, value: unknown, sentence: string][] = [
  ['title', 'blank', ' \n', 'Title and content are required'],
  ['title', 'empty', '', 'Title and content are required'],
  ['title', 'too long', 'x'.repeat(201), 'title must have at most 200 characters'],
  ['title', 'no text', 7, 'title must be text'],
  ['title', 'null', null, 'Title and content are required'],
  ['title', 'with a null character', 'a\0b', 'title must be text without null characters'],
  ['content', 'blank', '\t', 'Title and content are required'],
  ['content', 'too long', 'x'.repeat(200_001), 'content must have at most 200000 characters'],
  ['content', 'no text', ['a'], 'content must be text'],
  ['description', 'no text', null, 'description must be text'],
  ['description', 'too long', 'x'.repeat(1_001), 'description must have at most 1000 characters'],
  ['author', 'too long', 'x'.repeat(101), 'author must have at most 100 characters'],
  ['category', 'no text', {}, 'category must be text'],
  ['tags', 'too many', numbered(21), 'tags must have at most 20 tags'],
  ['tags', 'no list', 'blog', 'tags must be a list of texts'],
  ['tags', 'null', null, 'tags must be a list of texts'],
  ['tags', 'a tag that is no text', ['a', 1], 'tag must be text'],
  ['tags', 'a tag that is too long', ['x'.repeat(101)], 'tag must have at most 100 characters'],
  ['sources', 'no list', 'a', 'sources must be a list of texts'],
  ['sources', 'too many', numbered(51), 'sources must have at most 50 sources'],
  ['seoTitle', 'too long', 'x'.repeat(301), 'seoTitle must have at most 300 characters'],
  ['seoKeywords', 'no text', false, 'seoKeywords must be text'],
  [
    'translation',
    'too long',
    { ...sampleRecord(), dismissed: [{ finding: '', reason: 'x'.repeat(1_400_000) }] },
    'translation must have at most 1400000 characters as JSON',
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
    'image must be a path on this site, such as the imageUrl of an upload',
  ]),
];

describe.each([
  ['postInput', postInput, samplePayload()],
  ['postChanges', postChanges, { updatedAt }],
])('%s', (_name, schema, rest) => {
  test.each(invalid)('%s: %s', (field, _what, value, sentence) => {
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
  ])('accepts %s at its limit', (field, value) => {
    expect(schema.parse({ ...rest, [field]: value })).toMatchObject({ [field]: value });
  });

  test('trims tags, and drops blank and duplicate ones', () => {
    const tags = [' blog', 'blog ', '', '  ', 'وێب', 'Blog'];
    expect(schema.parse({ ...rest, tags }).tags).toEqual(['blog', 'وێب', 'Blog']);
  });

  test('ignores unknown fields, even `__proto__`', () => {
    const strange = JSON.parse(
      '{"id": 7, "views": 9, "readTime": 1, "__proto__": {"author": "x"}, "constructor": 1}',
    );
    const parsed = schema.parse({ ...rest, ...strange });
    expect(parsed).toEqual(schema.parse(rest));
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });

  test.each([[null], [[]], ['text'], [7]])('rejects %j', (body) => {
    expect(firstMessage(schema, body)).toBe('The body must be a JSON object');
  });
});

describe('postInput', () => {
  test('accepts the payload of the specification', () => {
    expect(postInput.parse(samplePayload())).toEqual(samplePayload());
  });

  test('accepts only a title, a text and a language, and publishes them', () => {
    const least = { title: 'T', content: 'C', language: 'ckb' };
    expect(postInput.parse(least)).toEqual({ ...least, published: true });
  });

  test.each([
    [{ title: undefined }, 'Title and content are required'],
    [{ content: undefined }, 'Title and content are required'],
    [{ language: undefined }, 'language must be one of en, ar, ckb'],
    [{ language: 'ku' }, 'language must be one of en, ar, ckb'],
    [{ published: 'true' }, 'published must be true or false'],
    [{ translationGroup: 7 }, 'translationGroup must be text'],
    [{ translationGroup: 'x'.repeat(65) }, 'translationGroup must have at most 64 characters'],
    [{ slug: 7 }, 'slug must be text'],
    [{ slug: 'x'.repeat(101) }, 'slug must have at most 100 characters'],
  ])('rejects %j', (fields, sentence) => {
    expect(firstMessage(postInput, { ...samplePayload(), ...fields })).toBe(sentence);
  });

  test('treats a blank group as none', () => {
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
  ])('reads %s as the same moment', (time) => {
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
  ])('rejects %j', (time) => {
    expect(firstMessage(postChanges, { updatedAt: time })).toBe(
      'updatedAt must be the time that the post had when it was read, such as 2026-11-21T12:00:00.000Z',
    );
  });

  test('changes neither the language nor `published`', () => {
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
