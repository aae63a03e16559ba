import { expect, test } from 'vitest';
import {
  type CoverUploadAction,
  type CoverUploadState,
  coverUploadReducer,
  isJustUploaded,
  noCoverUpload,
} from './cover-upload-state.ts';
import type { Picture } from './prepare-picture.ts';

const source = new File(['large'], 'photo.jpg', { type: 'image/jpeg' });
const file = new File(['cut'], 'cover.jpg', { type: 'image/jpeg' });
/** The reducer only passes the decoded image on. */
const picture: Picture = { file: source, width: 10, height: 10, image: Object.create(null) };

function reduce(...actions: CoverUploadAction[]): CoverUploadState {
  return actions.reduce(coverUploadReducer, noCoverUpload);
}

const opening: CoverUploadAction = { type: 'opening' };
const started: CoverUploadAction = { type: 'upload-started', upload: { file, source } };
const half: CoverUploadAction = { type: 'progressed', fraction: 0.5 };
const uploaded: CoverUploadAction = { type: 'uploaded', image: '/media/a.jpg' };

test('a picture that has the shape of a cover is uploaded without the crop dialog', () => {
  expect(reduce(opening)).toEqual({ ...noCoverUpload, isOpening: true });
  expect(reduce(opening, started)).toEqual({
    ...noCoverUpload,
    upload: { step: 'uploading', fraction: 0, file, source },
  });
});

test('the crop dialog closes when the upload starts, and when the editor cancels', () => {
  const cropping = reduce(opening, { type: 'crop-opened', picture });
  expect(cropping).toEqual({ ...noCoverUpload, cropping: picture });
  expect(coverUploadReducer(cropping, started)).toMatchObject({
    cropping: null,
    upload: { step: 'uploading' },
  });
  expect(coverUploadReducer(cropping, { type: 'crop-cancelled' })).toEqual(noCoverUpload);
});

test('an upload counts what is sent, and ends with the path of the picture', () => {
  expect(reduce(started, half).upload).toMatchObject({ step: 'uploading', fraction: 0.5 });
  expect(reduce(started, half, uploaded)).toEqual({
    ...noCoverUpload,
    uploaded: { source, image: '/media/a.jpg' },
  });
});

test('a failed upload keeps its picture until it is sent again or discarded', () => {
  const failed = reduce(started, half, { type: 'upload-failed' });
  expect(failed.upload).toEqual({ step: 'failed', file, source });
  expect(coverUploadReducer(failed, started).upload).toMatchObject({ fraction: 0 });
  expect(coverUploadReducer(failed, { type: 'discarded' })).toEqual(noCoverUpload);
});

test.each<[string, CoverUploadAction]>([
  ['progress', half],
  ['success', uploaded],
  ['failure', { type: 'upload-failed' }],
])('a discarded upload ignores its later %s', (_name, later) => {
  const discarded = reduce(started, { type: 'discarded' });
  expect(coverUploadReducer(discarded, later)).toBe(discarded);
});

test('a rejected picture says why until the next one is chosen, and leaves a running upload alone', () => {
  const rejected = reduce(started, half, opening, { type: 'rejected', error: 'tooLarge' });
  expect(rejected).toMatchObject({
    error: 'tooLarge',
    isOpening: false,
    upload: { step: 'uploading', fraction: 0.5 },
  });
  expect(coverUploadReducer(rejected, opening)).toMatchObject({ error: null, isOpening: true });
});

test('a cut that fails closes the crop dialog', () => {
  const cut = reduce({ type: 'crop-opened', picture }, { type: 'rejected', error: 'unreadable' });
  expect(cut).toEqual({ ...noCoverUpload, error: 'unreadable' });
});

test('only the cover that this form uploaded last counts as just uploaded', () => {
  const state = reduce(started, uploaded);
  expect(isJustUploaded(state, '/media/a.jpg')).toBe(true);
  expect(isJustUploaded(state, '/media/other.jpg')).toBe(false);
  expect(isJustUploaded(state, null)).toBe(false);
  expect(isJustUploaded(coverUploadReducer(state, started), '/media/a.jpg')).toBe(false);
  expect(isJustUploaded(noCoverUpload, null)).toBe(false);
});
