import { expect, test } from 'vitest';
import { defaultDescription } from '#domain/posts/shared/post-defaults.ts';
import { type PreviewedPost, type PreviewTarget, previewWarnings } from './preview-warnings.ts';

const complete: PreviewedPost = {
  language: 'ckb',
  slug: 'wtar',
  title: 'و'.repeat(60),
  content: 'دەقێک',
  description: 'و'.repeat(80),
  seoTitle: '',
  seoDescription: 'و'.repeat(155),
  image: '/media/a.jpg',
  imageAlt: 'چیا',
  sharePicture: null,
};

const blank = { ...complete, title: ' ', description: '', seoDescription: ' ', image: null };

test.each<[string, PreviewedPost, PreviewTarget, ...object[]]>([
  ['nothing of a complete post', complete, 'google'],
  ['nothing of a complete post', complete, 'whatsApp'],
  ['nothing of a complete post', complete, 'x'],
  ['a blank post', blank, 'google', { kind: 'titleMissing' }, { kind: 'seoDescriptionMissing' }],
  [
    'a blank post',
    blank,
    'whatsApp',
    { kind: 'titleMissing' },
    { kind: 'descriptionMissing' },
    { kind: 'coverMissing' },
  ],
  ['a blank post', blank, 'x', { kind: 'titleMissing' }, { kind: 'coverMissing' }],
  [
    'texts that are too long',
    { ...complete, seoTitle: 'و'.repeat(61), seoDescription: 'و'.repeat(156) },
    'google',
    { kind: 'titleLong', count: 61, most: 60 },
    { kind: 'descriptionLong', count: 156, most: 155 },
  ],
  ['a title that is long', { ...complete, title: 'و'.repeat(200) }, 'whatsApp'],
  [
    'a description that is too long',
    { ...complete, description: `${'و'.repeat(81)} ` },
    'whatsApp',
    { kind: 'descriptionLong', count: 81, most: 80 },
  ],
  [
    'a description that nobody wrote',
    { ...complete, description: defaultDescription(complete.content) },
    'whatsApp',
    { kind: 'descriptionDefault' },
  ],
  [
    'a title that is too long, whatever search engines are told',
    { ...complete, seoTitle: 'کورت', title: 'و'.repeat(71) },
    'x',
    { kind: 'titleLong', count: 71, most: 70 },
  ],
  ['a cover without words', { ...complete, imageAlt: ' ' }, 'google', { kind: 'altMissing' }],
  ['no words for a cover that is not there', { ...complete, image: null, imageAlt: '' }, 'google'],
])('warnings on %s', (_name, post, place, ...warnings) => {
  expect(previewWarnings(place, post)).toEqual(warnings);
});
