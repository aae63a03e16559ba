import { expect } from 'vitest';
import { parseXliff } from '../../src/domain/xliff/parse-xliff.ts';

export const english = {
  title: 'Planning an app',
  content: [
    '## First steps',
    'Write to [us](https://example.org/?a=1&b=2) and say `what` you need.',
    '- one thing\n- **another** thing',
    '```\ncode\n```',
    '| Name | Price |\n| --- | --- |\n| App | 10 |',
    '## First steps',
  ].join('\n\n'),
};

export const sorani = {
  title: 'پلانی ئەپ',
  content: [
    '## هەنگاوی یەکەم',
    'بۆ [ئێمە](https://example.org/?a=1&b=2) بنووسە و بڵێ `what`ت دەوێت.',
    '- شتێک\n- شتێکی **تر**',
    '```\ncode\n```',
    '| ناو | نرخ |\n| --- | --- |\n| ئەپ | 10 |',
    '## هەنگاوە سەرەتاییەکان',
  ].join('\n\n'),
};

export const fileOptions = { group: 'g', language: 'ckb' as const, glossary: [] };

export const storedTranslation = { ...sorani, translation: null, published: true };

export async function readUnits(file: string) {
  const { error, units } = await parseXliff(Buffer.from(file), fileOptions);
  expect(error).toBeNull();
  return units;
}
