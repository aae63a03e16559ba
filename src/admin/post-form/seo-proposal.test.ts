import { describe, expect, test } from 'vitest';
import {
  differingSeoFields,
  pickSeoFields,
  type SeoProposal,
  withoutSeoFields,
  withPartial,
} from './seo-proposal.ts';

const empty = { seoTitle: '', seoDescription: '', seoKeywords: '' };
const proposal: SeoProposal = {
  seoTitle: 'Title',
  seoDescription: 'Description',
  seoKeywords: 'one, two',
  slug: 'a-slug',
};

describe('the SEO proposal', () => {
  test('shows its fields in the order of the form, and the slug only for a new post', () => {
    expect(differingSeoFields({ ...empty, slug: '' }, proposal)).toEqual([
      'seoTitle',
      'seoDescription',
      'seoKeywords',
      'slug',
    ]);
    expect(differingSeoFields(empty, proposal)).not.toContain('slug');
  });

  test.each([
    ['equals the form', { ...empty, seoTitle: ' Title' }, proposal],
    ['is blank', empty, { ...proposal, seoTitle: ' ' }],
    ['was decided', empty, { ...proposal, seoTitle: undefined }],
  ])('leaves out a field that %s', (_why, values, given) => {
    expect(differingSeoFields(values, given)).toEqual(['seoDescription', 'seoKeywords']);
  });

  test('keeps undecided fields until the last one is decided', () => {
    const values = { ...empty, seoKeywords: 'one, two' };
    const rest = withoutSeoFields(proposal, values, ['seoTitle']);
    expect(rest).toEqual({ seoDescription: 'Description' });
    expect(withoutSeoFields(rest ?? {}, values, ['seoDescription'])).toBeNull();
    expect(pickSeoFields(proposal, ['slug'])).toEqual({ slug: 'a-slug' });
  });
});

test('a streamed part is appended, or replaces the end of the text', () => {
  const pieces = [
    { field: 'seoTitle', from: 0, text: 'How' },
    { field: 'seoDescription', from: 0, text: 'What' },
    { field: 'seoTitle', from: 3, text: ' too' },
    { field: 'seoTitle', from: 4, text: 'to plan' },
    { field: 'constructor', from: 0, text: 'x' },
  ];
  expect(pieces.reduce(withPartial, {})).toEqual({
    seoTitle: 'How to plan',
    seoDescription: 'What',
  });
});
