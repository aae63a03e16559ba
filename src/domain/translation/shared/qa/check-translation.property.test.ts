import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IssueCode } from '../issue.ts';
import { checkTranslation } from './check-translation.ts';

const words = {
  en: ['shop', 'page', 'order', 'phone', 'price', 'courier', 'customer', 'morning'],
  ckb: ['دوکان', 'پەڕە', 'فرۆشتن', 'مۆبایل', 'نرخەکە', 'گەیەنەر', 'کڕیارەکە', 'بەیانی'],
} as const;

/** Elements that a translation must keep; a number makes each one unique. */
const kept = [
  { code: 'link-broken', text: (n: number) => `[x](/p/${n})`, subject: (n: number) => `/p/${n}` },
  {
    code: 'code-lost',
    text: (n: number) => `\`run ${n}\``,
    subject: (n: number) => `\`run ${n}\``,
  },
  { code: 'number-lost', text: (n: number) => `${n}.25`, subject: (n: number) => `${n}.25` },
  {
    code: 'image-lost',
    text: (n: number) => `![x](/${n}.png)`,
    subject: (n: number) => `/${n}.png`,
  },
  { code: 'placeholder-lost', text: (n: number) => `{n${n}}`, subject: (n: number) => `{n${n}}` },
] as const satisfies { code: IssueCode; text: unknown; subject: unknown }[];

const word = fc.record({ word: fc.nat(words.en.length - 1) });
const keptElement = fc.record({
  kept: fc.constantFrom(...kept),
  number: fc.integer({ min: 11, max: 9_999 }),
});
const block = fc.oneof(
  fc.record({
    paragraph: fc
      .array(fc.oneof(word, keptElement), { minLength: 1, maxLength: 10 })
      .map((parts) => [{ word: 0 }, ...parts]),
  }),
  fc.record({ heading: word, level: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    items: fc.array(word, { minLength: 1, maxLength: 4 }),
    sign: fc.constantFrom('-', '*', '1.'),
  }),
  fc.record({ rows: fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 4 }) }),
  fc.record({ code: fc.stringMatching(/^[a-z=][a-z0-9 =]{0,20}$/) }),
);
type Block = typeof block extends fc.Arbitrary<infer B> ? B : never;
type Word = { word: number };
type KeptElement = typeof keptElement extends fc.Arbitrary<infer P> ? P : never;

const documents = fc.array(block, { minLength: 1, maxLength: 8 });

function keptElementsOf(blocks: readonly Block[]): KeptElement[] {
  return blocks.flatMap((block) =>
    'paragraph' in block ? block.paragraph.filter((part) => 'kept' in part) : [],
  );
}

function write(blocks: readonly Block[], language: 'en' | 'ckb', dropped?: KeptElement): string {
  const say = ({ word }: Word) => words[language][word] ?? '';
  return blocks
    .map((block) => {
      if ('paragraph' in block) {
        return block.paragraph
          .filter((part) => part !== dropped)
          .map((part) => ('kept' in part ? part.kept.text(part.number) : say(part)))
          .join(' ');
      }
      if ('heading' in block) return `${'#'.repeat(block.level)} ${say(block.heading)}`;
      if ('items' in block)
        return block.items.map((item) => `${block.sign} ${say(item)}`).join('\n');
      if ('code' in block) return `\`\`\`\n${block.code}\n\`\`\``;
      const rows = block.rows.map(([one, other]) => `| ${say(one)} | ${say(other)} |`);
      return [rows[0], '|---|---|', ...rows.slice(1)].join('\n');
    })
    .join('\n\n');
}

function check(source: string, translation: string) {
  return checkTranslation({
    source: { title: 'Lutka', content: source },
    translation: { title: 'Lutka', content: translation },
    language: 'ckb',
    glossary: [],
  });
}

test('a translation that changes only words has no issue', () => {
  fc.assert(
    fc.property(documents, (blocks) => {
      expect(check(write(blocks, 'en'), write(blocks, 'ckb'))).toEqual([]);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('a dropped element is the only issue', () => {
  fc.assert(
    fc.property(documents, fc.nat(), (blocks, which) => {
      const parts = keptElementsOf(blocks);
      const dropped = parts[which % Math.max(1, parts.length)];
      fc.pre(dropped !== undefined);
      const issues = check(write(blocks, 'en'), write(blocks, 'ckb', dropped));
      expect(issues.map(({ code, subject }) => ({ code, subject }))).toEqual([
        { code: dropped.kept.code, subject: dropped.kept.subject(dropped.number) },
      ]);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('the check accepts any text, and every range is inside the translation', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'aبە1٢ \n#-|`[]()!{}<>&:./*_'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(text, text, (source, translation) => {
      for (const { from, to } of check(source, translation)) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(translation.length);
      }
    }),
    { seed: 5, numRuns: 500 },
  );
});
