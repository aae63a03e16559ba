import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applySplices, type UpdatePart } from '#domain/translation/shared/update-part.ts';
import { countSteps } from '../../../../tests/support/count-steps.ts';
import type { MarkedText, Slot } from './slots.ts';
import {
  type ChangedPassage,
  finishPassage,
  planPassages,
  readPassages,
  slotsOf,
} from './update-passages.ts';

type Passage = Omit<ChangedPassage, 'isTitle'> & { isTitle?: boolean };

/** Updates passages; a model translates each text by putting it in quotation marks. */
function update(
  passages: readonly Passage[],
  remembered: Readonly<Record<string, string>> = {},
  translate: (english: string) => string = (english) => `«${english}»`,
) {
  const language = 'ckb' as const;
  const changed = passages.map((one) => ({ isTitle: false, ...one }));
  const planned = planPassages(readPassages(changed, language), {
    language,
    remembered: (source) => remembered[source],
  });
  const asked: { text: string; earlier?: Slot['earlier'] }[] = [];
  const results = planned.map((one) => {
    const texts = new Map<Slot, MarkedText & { origin: UpdatePart['origin'] }>();
    for (const slot of slotsOf(one.plan)) {
      if (slot.given) continue;
      asked.push({ text: slot.english.text, ...(slot.earlier && { earlier: slot.earlier }) });
      texts.set(slot, {
        text: translate(slot.english.text),
        placeholders: slot.placeholders,
        origin: 'model',
      });
    }
    return finishPassage(one, texts, language);
  });
  const texts = results.map(({ parts }, index) =>
    applySplices(
      passages[index]?.translation ?? '',
      parts.map(({ target }) => target),
    ),
  );
  const sources = results.map(({ parts }, index) =>
    applySplices(
      passages[index]?.before ?? '',
      parts.map(({ source }) => source),
    ),
  );
  return { asked, texts, sources, results };
}

const before = 'The plan has 3 parts. It costs 500 dollars in all. You pay at the end.';
const translation = 'پلانەکە ٣ بەشی هەیە.  هەمووی ٥٠٠ دۆلاری تێدەچێت. لە کۆتاییدا پارە دەدەیت.';

describe('a changed sentence', () => {
  test('is asked for alone, with its old text and its approved translation', () => {
    const after = before.replace('500 dollars', '600 dollars');
    const { asked, texts, sources } = update([{ before, after, translation }]);
    expect(asked).toEqual([
      {
        text: 'It costs 600 dollars in all.',
        earlier: {
          english: 'It costs 500 dollars in all.',
          translation: 'هەمووی ٥٠٠ دۆلاری تێدەچێت.',
        },
      },
    ]);
    expect(texts).toEqual([
      'پلانەکە ٣ بەشی هەیە.  «It costs 600 dollars in all.» لە کۆتاییدا پارە دەدەیت.',
    ]);
    expect(sources).toEqual([after]);
  });

  test('two of them are two parts', () => {
    const after = before.replace('3 parts', '4 parts').replace('the end', 'the start');
    const { asked, texts, results, sources } = update([{ before, after, translation }]);
    expect(asked.map(({ text }) => text)).toEqual([
      'The plan has 4 parts.',
      'You pay at the start.',
    ]);
    expect(texts).toEqual([
      '«The plan has 4 parts.»  هەمووی ٥٠٠ دۆلاری تێدەچێت. «You pay at the start.»',
    ]);
    expect(results[0]?.parts).toHaveLength(2);
    expect(sources).toEqual([after]);
  });

  test.each([
    ['at the start', `Read this first. ${before}`, `«Read this first.» ${translation}`],
    [
      'in the middle',
      before.replace(' It costs', ' No more. It costs'),
      translation.replace('هەیە.', 'هەیە. «No more.»'),
    ],
    ['at the end', `${before} Call us.`, `${translation} «Call us.»`],
  ])('a new sentence %s is put in', (_name, after, expected) => {
    const { asked, texts, sources } = update([{ before, after, translation }]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.earlier).toBe(undefined);
    expect(texts).toEqual([expected]);
    expect(sources).toEqual([after]);
  });

  test.each([
    ['at the start', before.slice(22), translation.slice(translation.indexOf('هەمووی'))],
    [
      'in the middle',
      before.replace(' It costs 500 dollars in all.', ''),
      translation.replace('  هەمووی ٥٠٠ دۆلاری تێدەچێت.', ''),
    ],
    ['at the end', before.slice(0, 50), translation.slice(0, translation.indexOf(' لە کۆتاییدا'))],
  ])('a deleted sentence %s is dropped without a model', (_name, after, expected) => {
    const { asked, texts, sources } = update([{ before, after, translation }]);
    expect(asked).toEqual([]);
    expect(texts).toEqual([expected]);
    expect(sources).toEqual([after]);
  });

  test('a moved sentence takes its translation along', () => {
    const after = `You pay at the end. ${before.slice(0, 50)}`;
    const { asked, texts } = update([{ before, after, translation }]);
    expect(asked).toEqual([]);
    expect(texts).toEqual([
      'لە کۆتاییدا پارە دەدەیت. پلانەکە ٣ بەشی هەیە.  هەمووی ٥٠٠ دۆلاری تێدەچێت.',
    ]);
  });

  test('a sentence that was split, or two that were joined, are one part', () => {
    const split = before.replace(
      'It costs 500 dollars in all.',
      'It costs 500 dollars. All of it.',
    );
    expect(update([{ before, after: split, translation }]).asked).toEqual([
      { text: 'It costs 500 dollars. All of it.', earlier: expect.anything() },
    ]);
    const joined = before.replace('in all. You pay', 'in all, and you pay');
    const { asked, texts } = update([{ before, after: joined, translation }]);
    expect(asked.map(({ text }) => text)).toEqual([
      'It costs 500 dollars in all, and you pay at the end.',
    ]);
    expect(texts[0]).toMatch(/^پلانەکە ٣ بەشی هەیە\. {2}«/);
  });

  test('in hard-wrapped lines with quote marks the others keep their line breaks', () => {
    const english = '> The plan has 3 parts.\n> It costs 500 dollars in all.';
    const kurdish = '> پلانەکە ٣\n> بەشی هەیە.\n> هەمووی ٥٠٠ دۆلاری تێدەچێت.';
    const { texts } = update([
      { before: english, after: english.replace('500', '600'), translation: kurdish },
    ]);
    expect(texts).toEqual(['> پلانەکە ٣\n> بەشی هەیە.\n> «It costs 600 dollars in all.»']);
  });
});

describe('where it is not certain', () => {
  test('the whole paragraph is asked for', () => {
    const uncertain = 'پلانێکی ٣ بەشی بە ٥٠٠ دۆلار، کە لە کۆتاییدا پارەکەی دەدەیت و تەواو.';
    const after = before.replace('500', '600');
    const { asked, texts } = update([{ before, after, translation: uncertain }]);
    expect(asked).toEqual([{ text: after, earlier: { english: before, translation: uncertain } }]);
    expect(texts).toEqual([`«${after}»`]);
  });

  test('sentences that the memory knows narrow it down', () => {
    const [one, other] = ['It costs 500 dollars in all.', 'هەمووی ٥٠٠ دۆلاری تێدەچێت.'];
    const longer = `${before} That is all there is. Nothing more.`;
    const merged = `پلانەکە ٣ بەشی هەیە. ${other} لە کۆتاییدا پارە دەدەیت و ئیتر هیچی تر نامێنێت.`;
    const after = longer.replace('3 parts', '4 parts');
    expect(update([{ before: longer, after, translation: merged }]).asked).toEqual([
      { text: after, earlier: { english: longer, translation: merged } },
    ]);
    const { asked } = update([{ before: longer, after, translation: merged }], { [one]: other });
    expect(asked).toEqual([
      {
        text: 'The plan has 4 parts.',
        earlier: { english: 'The plan has 3 parts.', translation: 'پلانەکە ٣ بەشی هەیە.' },
      },
    ]);
  });

  test('a link or emphasis over two sentences keeps them together', () => {
    const english = '[One thing. Another thing.](/a) The third one is here.';
    const kurdish = '[شتێک. شتێکی تر.](/a) سێیەمیان لێرەیە.';
    const after = english.replace('Another thing', 'No other thing');
    const { asked } = update([{ before: english, after, translation: kurdish }]);
    expect(asked.map(({ text }) => text)).toEqual([
      '⟦1⟧One thing. No other thing.⟦/1⟧ The third one is here.',
    ]);
  });
});

describe('code, links and numbers', () => {
  const english = 'Read [the guide](/guide) first. Then run `npm start` here.';
  const kurdish = 'سەرەتا [ڕێبەرەکە](/kurdish/guide) بخوێنەوە. پاشان لێرە `npm start` بنووسە.';

  test('a changed link or code needs no model', () => {
    const after = english.replace('npm start', 'npm run dev');
    const { asked, texts, sources } = update([{ before: english, after, translation: kurdish }]);
    expect(asked).toEqual([]);
    expect(texts).toEqual([kurdish.replace('npm start', 'npm run dev')]);
    expect(sources).toEqual([after]);
  });

  test('a link that the translation has to its own page stays there', () => {
    const after = english.replace('first.', 'before all.');
    const { asked, texts } = update([{ before: english, after, translation: kurdish }]);
    expect(asked).toEqual([
      {
        text: 'Read ⟦1⟧the guide⟦/1⟧ before all.',
        earlier: {
          english: 'Read ⟦1⟧the guide⟦/1⟧ first.',
          translation: 'سەرەتا ⟦1⟧ڕێبەرەکە⟦/1⟧ بخوێنەوە.',
        },
      },
    ]);
    expect(texts).toEqual([
      '«Read [the guide](/kurdish/guide) before all.» پاشان لێرە `npm start` بنووسە.',
    ]);
  });

  test('a changed link that the translation has to another page is asked for', () => {
    const after = english.replace('/guide', '/manual');
    const { asked, texts } = update([{ before: english, after, translation: kurdish }]);
    expect(asked).toHaveLength(1);
    expect(texts[0]).toContain('[the guide](/manual)');
  });

  test('a changed number in a cell follows where the translation has it as it was', () => {
    const table = '| Plan | Price |\n|---|---|\n| Small | 500 |\n| Large | 900 |';
    const own = '| پلان | نرخ |\n|---|---|\n| بچووک | 500 |\n| گەورە | ٩٠٠ |';
    const { asked, texts } = update([
      { before: table, after: table.replace('500', '550'), translation: own },
    ]);
    expect(asked).toEqual([]);
    expect(texts).toEqual([own.replace('500', '550')]);
    const large = update([{ before: table, after: table.replace('900', '950'), translation: own }]);
    expect(large.asked).toEqual([{ text: '950', earlier: { english: '900', translation: '٩٠٠' } }]);
    expect(large.texts).toEqual([own.replace('٩٠٠', '«950»')]);
  });
});

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

describe('a text that cannot be written', () => {
  test.each([
    ['adds a link', 'پارە لە [ئێرە](https://evil.example) بدە.'],
    ['adds code', 'پارە `rm -rf` بدە.'],
    ['adds HTML', 'پارە <b>بدە</b>.'],
  ])('%s: its signs are escaped, and the rest stays', (_name, text) => {
    const after = before.replace('500', '600');
    const { texts, results } = update([{ before, after, translation }], {}, () => text);
    const [written = ''] = texts;
    const isLeft = results[0]?.left === 1;
    expect(isLeft || written.startsWith('پلانەکە ٣ بەشی هەیە.  ')).toBe(true);
    expect(isLeft ? written : written.slice(-24)).toBe(
      isLeft ? translation : 'لە کۆتاییدا پارە دەدەیت.',
    );
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

test('a table that changed in each of its cells costs as much for each cell as a short one', async () => {
  const work = (rows: number) => {
    const table = (text: (row: number) => string) =>
      ['| A |', '|---|', ...Array.from({ length: rows }, (_, row) => `| ${text(row)} |`)].join(
        '\n',
      );
    const passage = {
      before: table((row) => `The cell ${row} says one thing. Another one follows.`),
      after: table((row) => `The cell ${row} says no thing. Another one follows.`),
      translation: table((row) => `خانەی ${row} شتێک دەڵێت ئەوەیە. یەکێکی تر بەدوایدا دێت.`),
    };
    return countSteps(() => {
      const { results } = update([passage], {}, () => 'شتێکی تر لێرەیە.');
      expect(results[0]?.parts).toHaveLength(rows);
    });
  };
  await work(20);
  const [short, long] = [await work(200), await work(1_000)];
  expect(long / short).toBeLessThan(8);
});
