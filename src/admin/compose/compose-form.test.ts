import { describe, expect, test } from 'vitest';
import {
  blankForm,
  type ComposeForm,
  completeLanguages,
  composeForm,
  finalText,
  isWorthSaving,
  missingFields,
  proposedTextOf,
  remainingForm,
  withProposedText,
  withText,
} from './compose-form.ts';

const written = { title: 'Title', content: 'Text' };

function formWith(change: (form: ComposeForm) => ComposeForm): ComposeForm {
  return change(blankForm());
}

test('a blank form has the tag blog, no picture, its own translation group, and is not worth saving', () => {
  const form = blankForm();
  expect(form.tags).toEqual(['blog']);
  expect(form.image).toBeNull();
  expect(form.translationGroup).not.toBe(blankForm().translationGroup);
  expect(isWorthSaving(form)).toBe(false);
  expect(composeForm.parse(form)).toEqual(form);
});

test.each([
  ['a title', (form: ComposeForm) => withText(form, 'ckb', { title: 'ن' })],
  ['a text', (form: ComposeForm) => withText(form, 'ar', { content: 'ن' })],
  ['a picture', (form: ComposeForm) => ({ ...form, image: '/media/1.jpg' })],
  ['an enhanced text', (form: ComposeForm) => ({ ...form, enhancedContent: 'Better' })],
])('a form with %s is worth saving', (_name, change) => {
  expect(isWorthSaving(formWith(change))).toBe(true);
});

describe('the enhanced text', () => {
  const form = { ...withText(blankForm(), 'en', written), enhancedContent: 'Better' };

  test('replaces the original English text', () => {
    expect(finalText(form, 'en')).toMatchObject({ title: 'Title', content: 'Better' });
    expect(form.texts.en.content).toBe('Text');
  });

  test('does not affect other languages', () => {
    expect(finalText(form, 'ckb').content).toBe('');
  });

  test('counts as missing when it is blank', () => {
    expect(missingFields({ ...form, enhancedContent: ' \n' }, 'en')).toEqual(['content']);
  });
});

test('missing fields are the blank title and text of that language', () => {
  const form = withText(blankForm(), 'ar', { title: ' \t', content: 'نص' });
  expect(missingFields(form, 'ar')).toEqual(['title']);
  expect(missingFields(form, 'ckb')).toEqual(['title', 'content']);
});

describe('a proposal for the English text', () => {
  const original = 'One bad.\n\nTwo bad.';
  const half = 'One good.\n\nTwo bad.';
  const whole = 'One good.\n\nTwo good.';
  const form = withText(blankForm(), 'en', { title: 'Title', content: original });

  test('is saved with the form and does not change the text', () => {
    const proposal = { accepted: original, proposed: whole };
    const undecided = withProposedText(form, { content: original, proposal });
    expect(undecided).toEqual({ ...form, proposal });
    expect(composeForm.parse(JSON.parse(JSON.stringify(undecided)))).toEqual(undecided);
    expect(proposedTextOf(undecided)).toEqual({ content: original, proposal });
  });

  test.each<[string, ComposeForm, string, string | null]>([
    ['was accepted', form, whole, whole],
    ['was accepted in part', form, half, half],
    ['was rejected', form, original, null],
    ['was the second one and was rejected', { ...form, enhancedContent: half }, half, half],
    ['leads back to the original', { ...form, enhancedContent: half }, original, null],
    [
      'was rejected, when the original has Windows line ends',
      withText(form, 'en', { content: original.replaceAll('\n', '\r\n') }),
      original,
      null,
    ],
  ])('that %s becomes the enhanced text, or none', (_name, before, content, enhanced) => {
    const decided = withProposedText(before, { content, proposal: null });
    expect(decided).toEqual({ ...before, proposal: null, enhancedContent: enhanced });
  });
});

test('the form remembers the run whose proposals it took, as long as it has the enhanced text', () => {
  const form = withText(blankForm(), 'en', { title: 'Title', content: 'Bad.' });
  const decided = withProposedText(form, { content: 'Good.', proposal: null, run: 7 });
  expect(decided).toMatchObject({ enhancedContent: 'Good.', assistantRun: 7 });
  expect(composeForm.parse(JSON.parse(JSON.stringify(decided)))).toEqual(decided);
  expect(proposedTextOf(decided).run).toBe(7);
  const back = withProposedText(decided, { content: 'Bad.', proposal: null, run: 7 });
  expect(back).toMatchObject({ enhancedContent: null, assistantRun: null });
});

test('complete languages have a title and a text, and are not published', () => {
  const both = withText(withText(blankForm(), 'en', written), 'ckb', written);
  const form = withText(both, 'ar', { title: 'عنوان' });
  expect(completeLanguages(form)).toEqual(['en', 'ckb']);
  expect(completeLanguages({ ...form, published: ['en'] })).toEqual(['ckb']);
});

describe('after a publication', () => {
  test('nothing remains of a post with one language', () => {
    expect(remainingForm(withText(blankForm(), 'en', written), 'en')).toBeNull();
  });

  test('a picture without text does not remain', () => {
    const form = { ...withText(blankForm(), 'en', written), image: '/media/1.jpg' };
    expect(remainingForm(form, 'en')).toBeNull();
  });

  test('the other texts remain with the group, the picture and the tags', () => {
    const form = { ...withText(blankForm(), 'en', written), image: '/media/1.jpg', tags: ['one'] };
    const both = withText(form, 'ckb', { title: 'ناونیشان' });
    expect(remainingForm(both, 'en')).toEqual({
      ...both,
      published: ['en'],
      publishedImage: '/media/1.jpg',
    });
    expect(remainingForm({ ...both, published: ['en'] }, 'ckb')).toBeNull();
    expect(remainingForm(both, 'en', 'ckb')).toBeNull();
  });
});
