import { expect, test } from 'vitest';
import { recordOfTranslation } from '../../translation/translation-record.ts';
import { applyXliff } from './apply-xliff.ts';

const english = { title: 'Title', content: 'One\n\n```\ncode\n```\n\nTwo\n\nTwo' };
const sorani = { title: 'ناونیشان', content: 'یەک\n\n```\ncode\n```\n\nدوو\n\nدوو' };

test('blocks of a file replace those of the same English block, as a person’s', () => {
  const record = recordOfTranslation(english, sorani);
  const taken = { english, title: null, blocks: [{ index: 3, text: 'دووەم' }], record };
  const edited = {
    ...sorani,
    content: sorani.content.replace('یەک', 'یەکەم'),
    translation: record,
  };
  expect(applyXliff(taken, edited)).toEqual({
    title: 'ناونیشان',
    content: 'یەکەم\n\n```\ncode\n```\n\nدوو\n\nدووەم',
    translation: {
      ...record,
      blocks: [
        { source: 'One', machine: 'یەک', text: 'یەکەم' },
        { source: '```\ncode\n```', machine: '```\ncode\n```', text: '```\ncode\n```' },
        { source: 'Two', machine: 'دوو', text: 'دوو' },
        { source: 'Two', machine: '', text: 'دووەم' },
      ],
    },
  });
});

test('a block of a changed English text gets its new source', () => {
  const record = recordOfTranslation(english, sorani);
  const now = { ...english, content: english.content.replace('One', 'One more') };
  const taken = { english: now, title: 'سەردێڕ', blocks: [{ index: 0, text: 'یەکی تر' }], record };
  const { title, content, translation } = applyXliff(taken, { ...sorani, translation: record });
  expect(title).toBe('سەردێڕ');
  expect(content).toBe('یەکی تر\n\n```\ncode\n```\n\nدوو\n\nدوو');
  expect(translation.blocks[0]).toEqual({ source: 'One more', machine: '', text: 'یەکی تر' });
});

test('a new translation has what was taken, and code as it is', () => {
  const taken = { english, title: 'ناونیشان', blocks: [{ index: 2, text: 'دوو' }], record: null };
  expect(applyXliff(taken, null)).toMatchObject({
    title: 'ناونیشان',
    content: '```\ncode\n```\n\nدوو',
  });
});

test('a text that a person wrote gets the record that pairs its blocks', () => {
  const typed = (source: string, text: string) => ({ source, machine: '', text });
  const record = {
    title: typed('Title', 'ناونیشان'),
    blocks: [typed('One', 'یەک'), typed('', 'زیادە'), typed('Two', 'دوو')],
    dismissed: [],
  };
  const source = { title: 'Title', content: 'One\n\nTwo' };
  const taken = { english: source, title: null, blocks: [{ index: 1, text: 'دووەم' }], record };
  const text = { title: 'ناونیشان', content: 'یەک\n\nزیادە\n\nدوو', translation: null };
  expect(applyXliff(taken, text)).toMatchObject({ content: 'یەک\n\nزیادە\n\nدووەم' });
});
