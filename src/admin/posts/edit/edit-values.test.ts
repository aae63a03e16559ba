import { describe, expect, test } from 'vitest';
import { blankPost } from '#domain/posts/shared/fields.ts';
import {
  changesBetween,
  differingFields,
  type EditField,
  type EditValues,
  editFields,
  editValues,
  rebase,
  takeFields,
} from './edit-values.ts';

const stored: EditValues = {
  ...blankPost,
  title: 'A fixed price',
  content: 'Text',
  description: 'Text…',
  category: 'General',
  author: 'admin',
  tags: ['blog'],
  image: '/default-cover.jpg',
  imageAlt: '',
  slug: 'a-fixed-price',
  seoTitle: 'A fixed price',
  seoDescription: 'Text',
  seoKeywords: 'A, fixed, price',
  sources: ['https://example.com/a'],
  translation: null,
};

describe('the request of a save', () => {
  test('has only the changed fields', () => {
    expect(
      changesBetween(stored, { ...stored, title: 'A fair price', tags: ['blog', 'money'] }),
    ).toEqual({ title: 'A fair price', tags: ['blog', 'money'] });
    expect(changesBetween(stored, { ...stored, tags: [...stored.tags] })).toEqual({});
  });

  test('has no blank sources', () => {
    const typed = {
      ...stored,
      sources: [' https://example.com/a ', '', 'https://example.com/b', ''],
    };
    expect(changesBetween(stored, typed)).toEqual({
      sources: ['https://example.com/a', 'https://example.com/b'],
    });
    expect(changesBetween(stored, { ...stored, sources: ['https://example.com/a', ''] })).toEqual(
      {},
    );
  });

  test('has the alternative text of a changed cover, which is empty in the other languages', () => {
    const described = { ...stored, imageAlt: 'A drawing' };
    expect(changesBetween(described, { ...described, image: '/media/b.jpg' })).toEqual({
      image: '/media/b.jpg',
      imageAlt: 'A drawing',
    });
  });

  test('may clear a field', () => {
    expect(changesBetween(stored, { ...stored, seoTitle: '', sources: [''] })).toEqual({
      seoTitle: '',
      sources: [],
    });
  });
});

test('rebase keeps text typed during a save', () => {
  const sent = { ...stored, title: 'Sent' };
  const now = { ...sent, content: 'Typed meanwhile' };
  const saved = { ...sent, tags: ['trimmed by the server'] };
  expect(rebase(sent, now, saved)).toEqual({ ...saved, content: 'Typed meanwhile' });
});

test('takeFields takes fields from another version', () => {
  const other = { ...stored, title: 'Theirs', content: 'Theirs', sources: [] };
  expect(takeFields(stored, other, ['title', 'sources'])).toEqual({
    ...stored,
    title: 'Theirs',
    sources: [],
  });
});

test('differingFields finds every field that differs, in the order of the form', () => {
  const record = { title: { source: 'x', machine: 'x', text: 'x' }, blocks: [], dismissed: [] };
  const otherValue = (field: EditField) => {
    if (field === 'translation') return record;
    if (typeof stored[field] === 'number') return 7;
    return typeof stored[field] === 'string' ? 'x' : ['x'];
  };
  const other = editValues.parse(
    Object.fromEntries(editFields.map((field) => [field, otherValue(field)])),
  );
  expect(differingFields(stored, other)).toEqual(editFields);
  expect(differingFields(stored, stored)).toEqual([]);
});
