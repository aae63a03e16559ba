import { describe } from 'vitest';
import { itFinds } from '../../../../../tests/support/qa-fixture.ts';

describe('numbers', () => {
  itFinds([
    {
      name: 'a changed price',
      source: 'It costs $1,250.50 a year.',
      translation: 'ساڵی ١٬٢٥٠٫٠٥ دۆلارە.',
      finds: [['number-lost', '1,250.50', '١٬٢٥٠٫٠٥']],
    },
    {
      name: 'one of two',
      source: 'From 40 to 40.',
      translation: 'لە ٤٠ەوە.',
      finds: [['number-lost', '40', 'لە ٤٠ەوە.']],
    },
    {
      name: 'in its own block, though another has it',
      source: 'It is 15%.\n\nIt is 15.',
      translation: 'کەمە.\n\n١٥ و ١٥.',
      finds: [['number-lost', '15%', 'کەمە.']],
    },
    {
      name: 'a percentage of one',
      source: 'Only 1% left.',
      translation: 'کەمێک ماوە.',
      finds: [['number-lost', '1%', 'کەمێک ماوە.']],
    },
    {
      name: 'any digits and separators',
      source: '1,250.50 and 12,000 and 3.5 and 7% and 0.40 and 2026-10-20',
      translation: '١٬٢٥٠٫٥٠ و ۱۲۰۰۰ و 3,5 و ٪٧ و ٠٫٤ و ٢٠/١٠/٢٠٢٦',
      finds: [],
    },
    {
      name: 'in Kurdish words',
      source: '1 hour, 3 days, 39 days, $9,000, 6.28 million, 8.5 hours, 4k, 238,000',
      translation:
        'کاتژمێرێک، سێ ڕۆژ، سی و نۆ ڕۆژ، نۆ هەزار دۆلار، شەش ملیۆن و ٢٨٠ هەزار، هەشت کاتژمێر و نیو، چوار هەزار، ٢٣٨ هەزار',
      finds: [],
    },
    {
      name: 'in Arabic words',
      language: 'ar',
      source: '2 hours, 15 days, 39 days, $9,000, 390,000, the 3rd, 1 hour',
      translation:
        'ساعتان، خمسة عشر يومًا، تسعة وثلاثون يومًا، تسعة آلاف دولار، ٣٩٠ ألفًا، الثالث، ساعة',
      finds: [],
    },
    {
      name: 'not in code, URLs, placeholders and the signs of a list',
      source: '3. Run `sleep 44`\n4. See [us](/b/55), %66$s {77}',
      translation: '1. بنووسە `sleep 44`\n2. بڕوانە [ئێمە](/b/55)، %66$s {77}',
      finds: [],
    },
  ]);
});
