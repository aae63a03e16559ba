import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type TranslationLanguage, translationLanguages } from '#i18n/languages.ts';
import { splitSentences } from '#language/split-sentences.ts';
import { segmentMarkdown } from '#markdown/segments/segment-markdown.ts';
import { alignSentences } from './align-sentences.ts';

/** The paragraphs of the starter posts with their translations. */
function paragraphs(language: TranslationLanguage) {
  const folder = new URL('../../../../content/posts/', import.meta.url);
  return readdirSync(folder).flatMap((name) => {
    const read = (file: string) =>
      segmentMarkdown(
        readFileSync(new URL(`${name}/${file}.md`, folder), 'utf8').replace(
          /^---[\s\S]*?\n---\n/,
          '',
        ),
      ).segments;
    const [before, after] = [read('en'), read(language)];
    expect(after).toHaveLength(before.length);
    return before.map(({ text }, index) => ({ source: text, target: after[index]?.text ?? '' }));
  });
}

test('sentences in the same number are paired in order', () => {
  const pairs = alignSentences(
    'The first sentence says one thing. The second has 25 words of another. Is there a third?',
    'ڕستەی یەکەم شتێک دەڵێت. دووەم ٢٥ وشەی شتێکی ترە. سێیەمیش هەیە؟',
    'ckb',
  );
  expect(pairs?.map(({ target }) => target)).toEqual([
    'ڕستەی یەکەم شتێک دەڵێت.',
    'دووەم ٢٥ وشەی شتێکی ترە.',
    'سێیەمیش هەیە؟',
  ]);
});

test('an anchor in another sentence makes the sentences uncertain', () => {
  const source = 'It takes 8 weeks in all. You pay with Stripe at the end.';
  expect(
    alignSentences(source, 'هەشت هەفتە دەخایەنێت، بە Stripe. لە کۆتاییدا ٨ پارە دەدەیت.', 'ckb'),
  ).toBe(null);
});

test('paragraphs of one sentence have nothing to align', () => {
  expect(alignSentences('One sentence.', 'یەک ڕستە.', 'ckb')).toBe(null);
  expect(alignSentences('', '', 'ar')).toBe(null);
});

test.for(translationLanguages)(
  'in the starter posts two joined sentences are found or left alone, never mixed up: %s',
  (language) => {
    let found = 0;
    let tried = 0;
    for (const { source, target } of paragraphs(language)) {
      const sources = splitSentences(source, 'en').map(({ from, to }) => source.slice(from, to));
      const parts = splitSentences(target, language).map(({ from, to }) => target.slice(from, to));
      if (sources.length !== parts.length || parts.length < 3) continue;
      for (let at = 0; at + 1 < parts.length; at += 1) {
        const joined = parts.with(at, (parts[at] ?? '').replace(/[.؟!]$/u, '،')).join(' ');
        const pairs = alignSentences(source, joined, language);
        tried += 1;
        if (!pairs) continue;
        found += 1;
        expect(pairs[at]?.source).toBe(`${sources[at]} ${sources[at + 1]}`);
        expect(pairs).toHaveLength(parts.length - 1);
      }
    }
    expect(tried).toBeGreaterThan(20);
    expect(found / tried).toBeGreaterThan(0.3);
  },
);

test.for(translationLanguages)(
  'most paragraphs of the starter posts are aligned: %s',
  (language) => {
    const several = paragraphs(language).filter(
      ({ source, target }) =>
        splitSentences(source, 'en').length > 1 && splitSentences(target, language).length > 1,
    );
    const aligned = several.filter(({ source, target }) =>
      alignSentences(source, target, language),
    );
    expect(several.length).toBeGreaterThan(20);
    expect(aligned.length / several.length).toBeGreaterThan(0.7);
  },
);

test('a paragraph of very many sentences is not aligned', () => {
  const long = 'One. '.repeat(2_000);
  expect(alignSentences(long, long, 'ar')).toBe(null);
});
