import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MemoryUnit } from '../shared/unit.ts';
import { parseTmx } from './parse-tmx.ts';
import { tmxFoot, tmxHead, writeTmxUnit } from './write-tmx.ts';

/** Texts that break what writes and reads XML, and the signs of our placeholders. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['\0', '\x07', '\x1b', '\u200c', '\u200f', '\u202e', '\u2066', '\ufffe', '\ud800', '\udc00'],
    ...[
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&#0;',
      '<seg>',
      '</seg>',
      '<!--',
      '"',
      "'",
      '\r\n',
      '\t',
      '  ',
    ],
    ...['⟦', '⟧', '⟦/', 'ە', 'ڕۆژ', 'é', 'e\u0301', '😀', '**', '`'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const words = fc.array(piece, { maxLength: 12 }).map((pieces) => `a ${pieces.join('')} b`);

/** Placeholders in any order and nesting. */
const signs = fc
  .shuffledSubarray(['⟦1⟧', '⟦/1⟧', '⟦2⟧', '⟦3⟧', '⟦/3⟧', '⟦12⟧'])
  .chain((chosen) =>
    fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length })),
  );

const pair = fc.tuple(words, words, signs).map(([source, target, [one, other]]) => ({
  source: mixed(source, one),
  target: mixed(target, other),
}));

function mixed(text: string, inserted: readonly string[]): string {
  const step = Math.max(1, Math.floor(text.length / (inserted.length + 1)));
  const parts = inserted.map((sign, index) => text.slice(index * step, (index + 1) * step) + sign);
  return parts.join('') + text.slice(inserted.length * step);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the expression is about
const notInXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

/** What is lost: what XML has no place for, and the kind of white space. */
function clean(text: string): string {
  return text.replace(notInXml, '').replace(/\s+/g, ' ').trim();
}

const unit: MemoryUnit = {
  id: 7,
  language: 'ckb',
  kind: 'paragraph',
  source: '',
  target: '',
  translationGroup: null,
  origin: 'edited',
  model: 'test/<small>',
  username: '"dara" & co',
  approvedAt: '2026-11-23T18:15:00.123Z',
};

test('units of the memory come back equal from TMX, whatever is in them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 4 }), async (pairs) => {
      const file =
        tmxHead + pairs.map((texts) => writeTmxUnit({ ...unit, ...texts })).join('') + tmxFoot;
      const { error, units, problems } = await parseTmx(Buffer.from(file));
      expect(error).toBeNull();
      const expected = pairs.map(({ source, target }) => [clean(source), clean(target)]);
      const hasSameSigns = ([one = '', other = '']: string[]) =>
        signsOf(one).join('') === signsOf(other).join('');
      expect(units.map(({ source, target }) => [source, target])).toEqual(
        expected.filter(hasSameSigns),
      );
      // The hostile pieces may have written further signs.
      expect(problems.count).toBe(expected.filter((texts) => !hasSameSigns(texts)).length);
      for (const { kind, language, changedAt } of units)
        expect({ kind, language, changedAt }).toEqual({
          kind: 'paragraph',
          language: 'ckb',
          changedAt: '2026-11-23T18:15:00.000Z',
        });
    }),
    { numRuns: 300 },
  );
});

function signsOf(text: string): string[] {
  return (text.match(/⟦\/?\d+⟧/g) ?? []).sort();
}
