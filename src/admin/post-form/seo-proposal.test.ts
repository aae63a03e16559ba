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

describe('what is proposed', () => {
  test('is shown in the order of the form, the address only where it can be chosen', () => {
    expect(differingSeoFields({ ...empty, slug: '' }, proposal)).toEqual([
      'seoTitle',
      'seoDescription',
      'seoKeywords',
      'slug',
    ]);
    expect(differingSeoFields(empty, proposal)).not.toContain('slug');
  });

  test.each([
    ['stands there already', { ...empty, seoTitle: ' Title' }, proposal],
    ['is blank', empty, { ...proposal, seoTitle: ' ' }],
    ['was decided about', empty, { ...proposal, seoTitle: undefined }],
  ])('is not shown where it %s', (_why, values, given) => {
    expect(differingSeoFields(values, given)).toEqual(['seoDescription', 'seoKeywords']);
  });

  test('waits until it is decided about, then is gone', () => {
    const values = { ...empty, seoKeywords: 'one, two' };
    const rest = withoutSeoFields(proposal, values, ['seoTitle']);
    expect(rest).toEqual({ seoDescription: 'Description' });
    expect(withoutSeoFields(rest ?? {}, values, ['seoDescription'])).toBeNull();
    expect(pickSeoFields(proposal, ['slug'])).toEqual({ slug: 'a-slug' });
  });
});

test('a proposal grows by pieces, and a piece may replace the end of what came', () => {
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
