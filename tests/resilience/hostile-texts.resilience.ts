import { describe, expect, test } from 'vitest';
import { recoverTranslation } from '#domain/posts/recover-translation.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { needsCleanup } from '#domain/posts/shared/needs-cleanup.ts';
import { defaultDescription } from '#domain/posts/shared/post-defaults.ts';
import { countWords } from '#domain/posts/shared/read-time.ts';
import { slugFromTitle } from '#domain/posts/slug.ts';
import { checkTranslation } from '#domain/translation/shared/qa/check-translation.ts';
import { correctOrthography } from '#language/orthography/safe-corrections.ts';
import { suggestSpellings } from '#language/orthography/spelling-suggestions.ts';
import { splitFrontMatter } from '#markdown/front-matter.ts';
import { renderForFeed } from '#markdown/render/render-for-feed.ts';
import { renderMarkdown } from '#markdown/render/render-markdown.ts';
import { createFiller } from '#markdown/segments/fill-segments.ts';
import { protectMarkdown, restoreMarkdown } from '#markdown/segments/protect-markdown.ts';
import { segmentMarkdown } from '#markdown/segments/segment-markdown.ts';
import { wordChanges } from '../../src/admin/proposal/word-changes.ts';
import { hintFinder } from '../../src/admin/spelling/find-hints.ts';
import { countSteps } from '../support/count-steps.ts';
import { hostileConstructs } from '../support/hostile-constructs.ts';

const thousandTerms = Array.from({ length: 1_000 }, (_, index) => ({
  english: `term ${index}`,
  translations: {
    ar: { term: '', wrong: [] },
    ckb: { term: `وشەی ${'ا'.repeat(index % 90)}ب`, wrong: [`ا ${'ا '.repeat(index % 40)}پ`] },
  },
}));

/** Every function that reads a whole stored or sent text. The preview uses the page's own rendering. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'the page in English': (text) => renderMarkdown(text, 'en'),
  'the page in Kurdish, and its preview': (text) => renderMarkdown(text, 'ckb'),
  'the feed': (text) => renderForFeed(text, 'ckb', 'https://site.example/a'),
  'the segmenter': (text) => segmentMarkdown(text),
  'the placeholders for a model': (text) => {
    const { text: protectedText, placeholders } = protectMarkdown(text);
    return restoreMarkdown(protectedText, placeholders);
  },
  'the check of a translation': (text) =>
    checkTranslation({
      source: { title: 'a', content: text },
      translation: { title: 'a', content: text },
      language: 'ckb',
      glossary: [],
    }),
  'the comparison of two texts': (text) =>
    wordChanges(text, `${text.slice(0, text.length / 2)}x${text.slice(text.length / 2)}y`),
  'the correction of letters': (text) => correctOrthography(text, 'ckb'),
  'the suggestions for spelling': (text) => suggestSpellings(text, 'ckb'),
  'the hints of the editor': hintFinder('ckb', thousandTerms, null),
  'the cleanup': (text) => [
    needsCleanup({ title: 'a', content: text }),
    recoverTranslation({
      title: 'a',
      content: `{"translated_title": "a", "translated_content": "${text}`,
    }),
  ],
  'the description, the words and the slug': (text) => [
    defaultDescription(text),
    countWords(text),
    slugFromTitle(text.slice(0, postFields.title.limit)),
  ],
};

/**
 * The most is 69 million: the check of a translation reads 33,000 rows of a table in about 400 ms on an idle core. Work
 * that grows with the square of the length has billions.
 */
const maxSteps = 100_000_000;

describe.each(Object.entries(readers))('%s', (_name, read) => {
  test.each(hostileConstructs(postFields.content.limit))(
    'is done with 200 kB of %s in bounded steps',
    async (_construct, text) => {
      expect(await countSteps(() => read(text))).toBeLessThan(maxSteps);
    },
  );
});

test('a translation that is streamed in 500 texts formats each of them once', async () => {
  const source = segmentMarkdown('One paragraph with *signs*.\n\n'.repeat(500));
  const stepsOf = (shows: (count: number) => boolean) =>
    countSteps(() => {
      const fill = createFiller(source);
      const texts: string[] = [];
      for (const { text } of source.segments) {
        texts.push(text);
        if (shows(texts.length)) fill(texts);
      }
    });
  const once = await stepsOf((count) => count === source.segments.length);
  expect(source.segments).toHaveLength(500);
  expect(await stepsOf(() => true)).toBeLessThan(3 * once);
});

test('front matter of more than 4,000 characters is rejected before YAML parses it', () => {
  const file = (matter: string) => `---\n${matter}\n---\ntext`;
  expect(splitFrontMatter(file('title: a'))).toEqual({ matter: { title: 'a' }, body: 'text' });
  expect(() => splitFrontMatter(file('a: &a [*a]\n'.repeat(400)))).toThrow(/4000/);
});
