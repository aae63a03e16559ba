import { expect, test } from 'vitest';
import { type ShareSubject, sharePicturePath } from './share-picture-path.ts';

const post = {
  kind: 'post',
  id: 12,
  title: 'چۆن API لە ٢٠٢٦دا بەکاردێت؟',
  language: 'ckb',
  image: '/media/a.jpg',
} satisfies ShareSubject;

const page = { kind: 'page', name: 'about', title: 'About', language: 'en' } satisfies ShareSubject;

test('the path names its subject and has a hash of the picture’s contents', () => {
  expect(sharePicturePath(post)).toMatch(/^\/share\/post-12-[\da-f]{16}\.jpg$/);
  expect(sharePicturePath(page)).toMatch(/^\/share\/about-en-[\da-f]{16}\.jpg$/);
  expect(sharePicturePath({ ...post })).toBe(sharePicturePath(post));
});

test('only what the picture shows changes the hash', () => {
  const shown: ShareSubject[] = [
    post,
    { ...post, title: 'چۆن API لە ٢٠٢٧دا بەکاردێت؟' },
    { ...post, language: 'ar' },
    { ...post, image: '/media/b.jpg' },
    page,
    { ...page, title: 'Us' },
    { ...page, language: 'ckb' },
  ];
  const hashes = new Set(shown.map(hashOf));
  expect(hashes.size).toBe(shown.length);
  expect(hashOf({ ...post, id: 13 })).toBe(hashOf(post));
});

function hashOf(subject: ShareSubject): string | undefined {
  return /[\da-f]{16}/.exec(sharePicturePath(subject))?.[0];
}
