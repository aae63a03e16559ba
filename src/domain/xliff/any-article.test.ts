import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOptions, readUnits } from '../../../tests/support/read-xliff.ts';
import { articleSegments } from './article-segments.ts';
import { writeXliff } from './write-xliff.ts';

/** Texts that break what writes and reads XML and Markdown. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '\0',
          '\x1b',
          '\u200c',
          '\u200f',
          '\u202e',
          '\ufffe',
          '\ud800',
          '<![CDATA[',
          ']]>',
          '&amp;',
        ],
        ...[
          '`code`',
          '[a](/b)',
          '**',
          '<b>',
          '<!-- -->',
          '⟦1⟧',
          '⟦',
          '\n\n',
          '\n- ',
          '| a | b |',
          '😀',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 10 }),
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(' '));

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the expression is about
const notInXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

const clean = (text: string) => text.replace(notInXml, '').replace(/\s+/g, ' ').trim();

test('whatever stands in an article, its file can be read and comes back equal', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (words, source, target) => {
      const title = words.replace(/[⟦⟧]/g, '');
      const text = { title: `T ${title}`, content: `W ${source}` };
      const translation = {
        title: `و ${title}`,
        content: `و ${target}`,
        translation: null,
        published: false,
      };
      const file = writeXliff({ ...fileOptions, english: text, translation });
      const { segments } = articleSegments(text, translation);
      const units = await readUnits(file);
      expect(units.map((unit) => unit.source)).toEqual(segments.map((one) => clean(one.text)));
      const expected = segments.map((one) => {
        const storedTranslation = one.target === null ? null : clean(one.target);
        return storedTranslation === clean(one.text) ? null : storedTranslation;
      });
      expect(units.map((unit) => unit.target)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});
