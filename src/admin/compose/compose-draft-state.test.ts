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

test('a draft without a form opens blank', () => {
  const { form } = composeDraftReducer(noDraft, { type: 'opened', form: undefined });
  expect(form).toEqual({ ...blank, translationGroup: form?.translationGroup });
});

test.each<[string, ComposeDraftState, ComposeDraftAction, ComposeDraftState]>([
  [
    'a stored form is opened',
    noDraft,
    { type: 'opened', form: english },
    { form: english, remaining: null },
  ],
  ['text is typed', open, { type: 'changed', form: both }, { form: both, remaining: null }],
  ['text is typed before a form is open', noDraft, { type: 'changed', form: both }, noDraft],
  [
    'a publication leaves other languages',
    { form: both, remaining: null },
    { type: 'published', key: 'one', rest: both },
    { form: both, remaining: 'one' },
  ],
  [
    'a publication leaves nothing',
    { form: english, remaining: 'earlier' },
    { type: 'published', key: 'one', rest: null },
    open,
  ],
  [
    'the next form is opened after a publication',
    { form: both, remaining: 'one' },
    { type: 'opened', form: blank },
    { form: blank, remaining: 'one' },
  ],
  [
    'the editor goes on with another draft',
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
