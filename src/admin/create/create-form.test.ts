import { describe, expect, test } from 'vitest';
import {
  blankForm,
  type CreateForm,
  createForm,
  finalText,
  isWorthKeeping,
  missingFields,
  remainingForm,
  withText,
} from './create-form.ts';

const written = { title: 'Title', content: 'Text' };

function formWith(change: (form: CreateForm) => CreateForm): CreateForm {
  return change(blankForm());
}

test('a blank form has the tag blog, no picture, a group of its own, and nothing to keep', () => {
  const form = blankForm();
  expect(form.tags).toEqual(['blog']);
  expect(form.image).toBeNull();
  expect(form.translationGroup).not.toBe(blankForm().translationGroup);
  expect(isWorthKeeping(form)).toBe(false);
  expect(createForm.parse(form)).toEqual(form);
});

test.each([
  ['a title', (form: CreateForm) => withText(form, 'ckb', { title: 'ن' })],
  ['a text', (form: CreateForm) => withText(form, 'ar', { content: 'ن' })],
  ['a picture', (form: CreateForm) => ({ ...form, image: '/media/1.jpg' })],
  ['an enhanced text', (form: CreateForm) => ({ ...form, enhancedContent: 'Better' })],
])('%s is worth keeping', (_name, change) => {
  expect(isWorthKeeping(formWith(change))).toBe(true);
});

describe('the enhanced text', () => {
  const form = { ...withText(blankForm(), 'en', written), enhancedContent: 'Better' };

  test('goes before the original in English', () => {
    expect(finalText(form, 'en')).toMatchObject({ title: 'Title', content: 'Better' });
    expect(form.texts.en.content).toBe('Text');
  });

  test('is no text of another language', () => {
    expect(finalText(form, 'ckb').content).toBe('');
  });

  test('that was emptied is missing', () => {
    expect(missingFields({ ...form, enhancedContent: ' \n' }, 'en')).toEqual(['content']);
  });
});

test('blank title and text are missing, each language for itself', () => {
  const form = withText(blankForm(), 'ar', { title: ' \t', content: 'نص' });
  expect(missingFields(form, 'ar')).toEqual(['title']);
  expect(missingFields(form, 'ckb')).toEqual(['title', 'content']);
});

describe('after a publication', () => {
  test('nothing remains of a post in one language', () => {
    expect(remainingForm(withText(blankForm(), 'en', written), 'en')).toBeNull();
  });

  test('a picture alone is nothing that waits', () => {
    const form = { ...withText(blankForm(), 'en', written), image: '/media/1.jpg' };
    expect(remainingForm(form, 'en')).toBeNull();
  });

  test('the other texts remain untouched, in the same group, with the picture and the tags', () => {
    const form = { ...withText(blankForm(), 'en', written), image: '/media/1.jpg', tags: ['one'] };
    const both = withText(form, 'ckb', { title: 'ناونیشان' });
    expect(remainingForm(both, 'en')).toEqual({ ...both, published: ['en'] });
    expect(remainingForm({ ...both, published: ['en'] }, 'ckb')).toBeNull();
  });
});
