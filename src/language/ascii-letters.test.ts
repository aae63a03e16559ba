import { expect, test } from 'vitest';
import { asciiLetters } from './ascii-letters.ts';
import { transliterate } from './transliterate.ts';

test.each([
  ['تۆڕی مۆبایل', 'tori mobayl'],
  ['زیرەکی\u200cی دەستکرد', 'zirekiy destkrd'],
  ['مُحَمَّد', 'muhamad'],
  ['مــرحبا', 'mrhba'],
  ['ﻻ', 'la'],
  ['٢٠٢٦ ۱۲', '2026 12'],
  ['Café, CAFE\u0301', 'cafe, cafe'],
  ['日本', ' 65e5  672c '],
  ['C++ & .NET?', 'c++ & .net?'],
  ['🚀', '🚀'],
  ['', ''],
])('«%s» is «%s»', (text, letters) => {
  expect(asciiLetters(text)).toBe(letters);
});

test('leaves no letter or digit of another script, and loses no digit', () => {
  for (let codePoint = 0x21; codePoint < 0x3000; codePoint += 1) {
    const sign = String.fromCodePoint(codePoint);
    const letters = asciiLetters(sign);
    expect(letters).not.toMatch(/(?!\p{ASCII})[\p{L}\p{N}]/u);
    if (/\p{N}/u.test(sign)) expect(letters, sign).toMatch(/[\da-z]/);
  }
});

test('spells the titles and headings of the starter posts as the slugs of posts do', () => {
  const starterPosts = import.meta.glob<string>('/content/posts/*/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const words = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g);
  const lines = Object.values(starterPosts).flatMap((text) => text.match(/^(?:title:|#+) .*/gm));
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines)
    expect(words(asciiLetters(`${line}`))).toEqual(words(transliterate(`${line}`)));
});
