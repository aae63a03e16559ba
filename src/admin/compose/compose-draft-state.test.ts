import { expect, test } from 'vitest';
import {
  type ComposeDraftAction,
  type ComposeDraftState,
  composeDraftReducer,
  formToSave,
  noDraft,
} from './compose-draft-state.ts';
import { blankForm, withText } from './compose-form.ts';

const blank = blankForm();
const english = withText(blank, 'en', { title: 'Title', content: 'Text' });
const both = withText(english, 'ar', { title: 'عنوان' });
const open: ComposeDraftState = { form: english, remaining: null };

test('a draft without a form opens a blank form', () => {
  const { form } = composeDraftReducer(noDraft, { type: 'opened', form: undefined });
  expect(form).toEqual({ ...blank, translationGroup: form?.translationGroup });
});

test.each<[string, ComposeDraftState, ComposeDraftAction, ComposeDraftState]>([
  [
    'opening a saved form',
    noDraft,
    { type: 'opened', form: english },
    { form: english, remaining: null },
  ],
  ['typing', open, { type: 'changed', form: both }, { form: both, remaining: null }],
  [
    'typing before a form is open changes nothing',
    noDraft,
    { type: 'changed', form: both },
    noDraft,
  ],
  [
    'publishing one of several languages remembers the draft of the others',
    { form: both, remaining: null },
    { type: 'published', key: 'one', rest: both },
    { form: both, remaining: 'one' },
  ],
  [
    'publishing the last language forgets the earlier remaining draft',
    { form: english, remaining: 'earlier' },
    { type: 'published', key: 'one', rest: null },
    open,
  ],
  [
    'opening the next form keeps the remaining draft',
    { form: both, remaining: 'one' },
    { type: 'opened', form: blank },
    { form: blank, remaining: 'one' },
  ],
  [
    'leaving for another draft forgets the remaining draft',
    { form: blank, remaining: 'one' },
    { type: 'left' },
    { form: blank, remaining: null },
  ],
])('%s', (_name, state, action, expected) => {
  expect(composeDraftReducer(state, action)).toEqual(expected);
});

test('a blank form is not saved', () => {
  expect(formToSave(null)).toBeNull();
  expect(formToSave(blank)).toBeNull();
  expect(formToSave(english)).toBe(english);
});
