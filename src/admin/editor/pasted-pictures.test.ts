import { describe, expect, test } from 'vitest';
import { pastedPictures, pictureName } from './pasted-pictures.ts';

const picture = new File(['a'], 'a.png', { type: 'image/png' });
const document = new File(['a'], 'a.pdf', { type: 'application/pdf' });

describe('a paste inserts its pictures', () => {
  test.each([
    ['a picture alone', { files: [picture], html: '', text: '' }],
    ['a picture from a web page', { files: [picture], html: '<img src="a">', text: '' }],
    ['a file with its name', { files: [picture], html: '', text: 'a.png' }],
    ['a picture beside another file', { files: [document, picture], html: '', text: '' }],
  ])('%s', (_name, pasted) => {
    expect(pastedPictures(pasted)).toEqual([picture]);
  });
});

describe('a paste inserts its text', () => {
  test.each([
    ['from a word processor', { files: [picture], html: '<p>a</p>', text: 'a' }],
    ['plain text', { files: [], html: '', text: 'a' }],
    ['another kind of file', { files: [document], html: '', text: '' }],
  ])('%s', (_name, pasted) => {
    expect(pastedPictures(pasted)).toEqual([]);
  });
});

test('pictureName removes characters that would close the brackets of a link', () => {
  expect(pictureName(new File([], 'a [1]\\b.png'))).toBe('a 1b.png');
});
