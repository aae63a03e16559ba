import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { before, translation, update } from '../../../../tests/support/update-passages.ts';

describe('blocks', () => {
  const list = '- The first item.\n- The second item.\n- The third item.';
  const items = '* یەکەم خاڵ.\n* دووەم خاڵ.\n* سێیەم خاڵ.';

  test('an item that changed is asked for alone, in the list of the translation', () => {
    const { asked, texts } = update([
      { before: list, after: list.replace('second item', 'other item'), translation: items },
    ]);
    expect(asked.map(({ text }) => text)).toEqual(['The other item.']);
    expect(texts).toEqual([items.replace('دووەم خاڵ.', '«The other item.»')]);
  });

  test.each([
    [
      'a new item',
      `${list}\n- A new one.`,
      '- یەکەم خاڵ.\n- دووەم خاڵ.\n- سێیەم خاڵ.\n- «A new one.»',
      1,
    ],
    ['a deleted item', list.replace('- The second item.\n', ''), '- یەکەم خاڵ.\n- سێیەم خاڵ.', 0],
    [
      'a moved item',
      '- The third item.\n- The first item.\n- The second item.',
      '- سێیەم خاڵ.\n- یەکەم خاڵ.\n- دووەم خاڵ.',
      0,
    ],
  ])('%s', (_name, after, expected, requests) => {
    const { asked, texts, results } = update([{ before: list, after, translation: items }]);
    expect(asked).toHaveLength(requests);
    expect(texts).toEqual([expected]);
    expect(results[0]?.parts).toHaveLength(1);
  });

  test('a heading of another level keeps its words', () => {
    const { asked, texts } = update([
      { before: '## A heading', after: '### A heading', translation: '## سەردێڕێک' },
    ]);
    expect([asked, texts]).toEqual([[], ['### سەردێڕێک']]);
  });

  test('the alternative text and the caption of a picture are words, its URL is not', () => {
    const english = '![A boat](/media/a.jpg "On the lake")';
    const kurdish = '![بەلەمێک](/media/a.jpg "لەسەر دەریاچەکە")';
    const moved = update([
      { before: english, after: english.replace('a.jpg', 'b.jpg'), translation: kurdish },
    ]);
    expect([moved.asked, moved.texts]).toEqual([[], [kurdish.replace('a.jpg', 'b.jpg')]]);
    const { asked } = update([
      { before: english, after: english.replace('A boat', 'A ship'), translation: kurdish },
    ]);
    expect(asked.map(({ text }) => text)).toEqual(['⟦1⟧A ship⟦2⟧On the lake⟦/1⟧']);
  });

  test('code is copied', () => {
    const { asked, texts } = update([
      { before: '```\na\n```', after: '```\nb\n```', translation: '```\na\n```' },
    ]);
    expect([asked, texts]).toEqual([[], ['```\nb\n```']]);
  });

  test('a new block is asked for, and one that was split keeps its sentences', () => {
    const [one, other] = [before.slice(0, 21), before.slice(22)];
    const { asked, texts } = update([
      { before, after: one, translation },
      { before: null, after: other, translation: null },
      { before: null, after: 'Something new.', translation: null },
    ]);
    expect(asked.map(({ text }) => text)).toEqual([other, 'Something new.']);
    expect(texts[0]).toBe('پلانەکە ٣ بەشی هەیە.');
    const last = before.slice(51);
    const moved = update([
      { before, after: before.slice(0, 50), translation },
      { before: null, after: last, translation: null },
    ]);
    expect([moved.asked, moved.texts[1]]).toEqual([[], 'لە کۆتاییدا پارە دەدەیت.']);
  });

  test('two blocks that were joined keep their sentences', () => {
    const { asked, texts } = update([
      {
        before: before.slice(0, 50),
        after: before,
        translation: translation.slice(0, translation.indexOf(' لە')),
      },
      { before: 'You pay at the end.', after: null, translation: 'لە کۆتاییدا پارە دەدەیت.' },
    ]);
    expect(asked).toEqual([]);
    expect(texts[0]?.endsWith(' لە کۆتاییدا پارە دەدەیت.')).toBe(true);
  });

  test('a title is plain text', () => {
    const { asked, texts } = update([
      { isTitle: true, before: '1. A *plan*', after: '2. A *plan*', translation: '١. پلانێک' },
    ]);
    expect(asked.map(({ text }) => text)).toEqual(['2. A *plan*']);
    expect(texts).toEqual(['«2. A *plan*»']);
  });

  test('other line breaks and spaces need no other translation', () => {
    const { results } = update([{ before, after: before.replace('. It', '.\nIt'), translation }]);
    expect(results).toEqual([{ parts: [], left: 0 }]);
  });
});

describe('any edit of a paragraph', () => {
  const word = fc.stringMatching(/^[a-z]{3,7}$/);
  const sentence = fc
    .array(word, { minLength: 4, maxLength: 7 })
    .map((words) => `Say ${words.join(' ')}.`);
  /** As long as the English, with a letter of the other script for each. */
  const inKurdish = (english: string) =>
    english.replace(
      /[A-Za-z]/g,
      (letter) => 'ابپتجچحخدرڕزژسشعغفڤقکگلڵمن'[letter.charCodeAt(0) % 26] ?? 'ا',
    );

  test('keeps the sentences that stay, and leads to the new English', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(sentence, { minLength: 1, maxLength: 6 }),
        fc.uniqueArray(sentence, { minLength: 0, maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(2)), { maxLength: 3 }),
        (old, more, edits) => {
          const now = [...old];
          for (const [at, kind] of edits) {
            const index = at % (now.length + 1);
            if (kind === 0) now.splice(index, 1);
            else now.splice(index, kind - 1, ...more.splice(0, 1));
          }
          if (now.length === 0) return;
          const before = old.join(' ');
          const after = now.join(' ');
          const translation = old.map(inKurdish).join('  ');
          const { asked, texts, sources } = update([{ before, after, translation }]);
          const [text = ''] = texts;
          const isWhole = asked.some(({ earlier }) => earlier?.english === before);
          for (const one of now.filter((kept) => old.includes(kept)))
            expect(isWhole || text.includes(inKurdish(one))).toBe(true);
          for (const { text: english } of asked)
            if (!isWhole) expect(old.some((one) => english.includes(one))).toBe(false);
          expect((sources[0] ?? '').replace(/\s+/g, ' ')).toBe(after);
          expect(text.trim()).toBe(text);
        },
      ),
      { seed: 16, numRuns: 300 },
    );
  });
});
