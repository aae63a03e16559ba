import { z } from 'zod';
import type { ModelAnswer } from './model-answer.ts';
import type { ModelRequest } from './model-server.ts';

/**
 * A model that follows the assistant's prompts by simple rules. It "translates" word by word into Kurdish or Arabic
 * words and keeps placeholders, numbers and terms. It "improves" English by {@link improvements}, and describes every
 * post alike. Its second look marks the last word of each paragraph with a number, and it translates every paragraph
 * back into {@link backTranslation}. Words in a text make it misbehave: SLOWLY sends one word at a time, FAIL responds
 * 500, LOSE drops every placeholder, DALLY never ends.
 */
export function answerByRules({ instructions, prompt, pictures }: ModelRequest): ModelAnswer {
  if (prompt.includes('FAIL')) return { failure: 'status', status: 500 };
  const text = answerOf(instructions, prompt, pictures);
  const kept = prompt.includes('LOSE') ? text.replace(/⟦\/?\d+⟧/g, '') : text;
  if (prompt.includes('DALLY')) return { failure: 'hang-midway', text: kept.slice(0, 40) };
  return prompt.includes('SLOWLY') ? { text: kept, chunkSize: 6, delayMs: 40 } : { text: kept };
}

/** The improvements that the model finds in an English text, in this order. */
const improvements: readonly (readonly [before: string, after: string])[] = [
  ['teh ', 'the '],
  ['utilise', 'use'],
  ['in order to', 'to'],
  ['very very', 'very'],
];

/** The model's description of every post. */
export const describedPost = {
  ckb: {
    seoTitle: 'چۆن ئەپێک بۆ کارەکەت دروست دەکەیت',
    seoDescription: 'ئەم بابەتە ڕێگایەکی ئاسان پیشان دەدات بۆ ئەوەی کڕیارەکانت زووتر بتدۆزنەوە.',
    seoKeywords: ['ئەپ', 'ماڵپەڕ', 'کار', 'کڕیار', 'هەولێر'],
  },
  ar: {
    seoTitle: 'كيف تبني تطبيقا لعملك',
    seoDescription: 'يشرح هذا المقال طريقة سهلة ليجدك زبائنك أسرع.',
    seoKeywords: ['تطبيق', 'موقع', 'عمل', 'زبائن', 'أربيل'],
  },
} as const;

/** The model's description of every picture. */
export const describedPicture = {
  en: 'A boat on a lake between mountains',
  ar: 'قارب في بحيرة بين الجبال',
  ckb: 'بەلەمێک لە دەریاچەیەک لە نێوان چیاکاندا',
} as const;

/** The model's back-translation of every paragraph. */
export const backTranslation = 'A shop is open.';

const secondLookPrompt = z.object({
  paragraphs: z.array(z.object({ id: z.int(), source: z.string(), translation: z.string() })),
});

const translationPrompt = z.object({
  terms: z.array(z.object({ english: z.string(), translation: z.string() })).default([]),
  segments: z.array(z.object({ id: z.int(), text: z.string() })),
});

function answerOf(instructions: string, prompt: string, pictures: readonly string[]): string {
  const language = instructions.includes('Central Kurdish') ? 'ckb' : 'ar';
  if (instructions.includes('"segments"')) {
    const { terms, segments } = translationPrompt.parse(JSON.parse(prompt));
    return JSON.stringify({
      segments: segments.map(({ id, text }) => ({ id, text: translate(text, language, terms) })),
    });
  }
  if (instructions.includes('"annotations"')) {
    const { paragraphs } = secondLookPrompt.parse(JSON.parse(prompt));
    const annotations = paragraphs
      .filter(({ source }) => /\d/.test(source))
      .map(({ id, translation }) => ({
        id,
        span: translation.split(/\s+/).at(-1),
        category: 'number-or-name',
        severity: 'major',
        reason: 'Is this the number of the English?',
      }));
    return JSON.stringify({ annotations });
  }
  if (instructions.includes('into English, so that')) return backTranslation;
  if (instructions.includes('alternative texts'))
    return JSON.stringify({ seen: pictures.length > 0, ...describedPicture });
  if (instructions.includes('seoTitle')) return JSON.stringify(describedPost[language]);
  const part = prompt.slice(prompt.indexOf('The part:\n\n') + 'The part:\n\n'.length);
  return improvements.reduce((text, [before, after]) => text.replaceAll(before, after), part);
}

/** Real words of each language. */
const words = {
  ckb: 'ئەم کارە باشە بۆ خاوەنی بازاڕ کە دەیەوێت ماڵێکی خێرا هەبێت و ڕۆژانە خوێنەر بگات بە کەلوپەلی نوێ لە شاری ئێمەدا زۆر گرنگە'.split(
    ' ',
  ),
  ar: 'هذا العمل مفيد لكل صاحب محل يريد بيتا سريعا حتى يصل إليه القراء في كل يوم من أيام الأسبوع بلا عناء'.split(
    ' ',
  ),
};

const punctuation: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

export function translate(
  text: string,
  language: keyof typeof words,
  terms: readonly { english: string; translation: string }[],
): string {
  const named = terms.reduce(
    (result, { english, translation }) =>
      result.replace(new RegExp(`\\b${english}s?\\b`, 'gi'), translation),
    text,
  );
  return named
    .replace(/⟦\/?\d+⟧|[a-z]+(?:['’-][a-z]+)*/gi, (part) =>
      part.startsWith('⟦') ? part : (words[language][sum(part) % words[language].length] ?? ''),
    )
    .replace(/⟦\/?\d+⟧|\d/g, (part) =>
      part.startsWith('⟦') ? part : String.fromCharCode(0x660 + Number(part)),
    )
    .replace(/[,;?](?=\s|$)/g, (sign) => punctuation[sign] ?? sign);
}

function sum(word: string): number {
  let total = 0;
  for (const letter of word.toLowerCase()) total += letter.charCodeAt(0);
  return total;
}
