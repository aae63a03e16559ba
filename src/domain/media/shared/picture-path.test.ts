import { expect, test } from 'vitest';
import { pictureHashOf, picturePath, picturesIn, wholeHash } from './picture-path.ts';

const hash = '0123456789abcdef0123456789abcdef';
const other = 'f'.repeat(32);

test('the path of a stored picture has its hash', () => {
  expect(picturePath(hash)).toBe(`/media/${hash}.jpg`);
  expect(pictureHashOf(picturePath(hash))).toBe(hash);
});

test.each([
  '/default-cover.jpg',
  `/media/${hash}`,
  `/media/${hash}-640.avif`,
  `/media/${hash}.jpg?x`,
  `/media/${hash}xjpg`,
  `/media/${hash.toUpperCase()}.jpg`,
  `/media/${hash.slice(1)}.jpg`,
  `https://elsewhere.example/media/${hash}.jpg`,
])('%s is not the path of a stored picture', (path) => {
  expect(pictureHashOf(path)).toBeUndefined();
});

test.each([
  [hash, true],
  [hash.slice(1), false],
  [`${hash}0`, false],
  [hash.toUpperCase(), false],
  ['', false],
])('%j is a hash: %s', (text, expected) => {
  expect(wholeHash.test(text)).toBe(expected);
});

test('finds the pictures of a text in any variant, each once', () => {
  const text = `![a](/media/${hash}.jpg) [b](/media/${other}-1200.webp) /media/${hash}-640.avif`;
  expect(picturesIn(text)).toEqual(new Set([hash, other]));
  expect(picturesIn('/media/a.jpg')).toEqual(new Set());
});
