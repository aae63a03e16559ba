import { z } from 'zod';
import { translationLanguages } from '#i18n/languages.ts';
import { errorCodes } from '#platform/error-body.ts';

const count = z.int().nonnegative();
const reported = count.nullable();

/** How well one model translated the paragraphs of one language. */
export const modelScore = z
  .object({
    language: z.enum(translationLanguages),
    model: z.string().meta({ description: 'Provider and model' }),
    chrf: z
      .number()
      .nullable()
      .meta({ description: 'chrF++ of all paragraphs, 0 to 100; null without a translation' }),
    translated: count.meta({ description: 'Paragraphs with a translation' }),
    terms: z.object({ found: count, expected: count }).meta({ description: 'Glossary terms' }),
    placeholders: z
      .object({ lost: count, expected: count })
      .meta({ description: 'Links, code and the like' }),
    seconds: z.number().meta({ description: 'The mean time of a paragraph' }),
    inputTokens: reported,
    outputTokens: reported,
    characters: reported.meta({ description: 'What a translation service counted' }),
    dollars: z
      .number()
      .nullable()
      .meta({ description: 'Null if the price or the usage is not known' }),
    error: z
      .enum(errorCodes)
      .nullable()
      .meta({ description: 'The code of the last error, if one came' }),
  })
  .meta({ id: 'ModelScore' });

/** A paragraph and what each model made of it. */
export const benchmarkParagraph = z.object({
  language: z.enum(translationLanguages),
  post: count.meta({ description: 'The id of the English post' }),
  title: z.string(),
  source: z.string(),
  reference: z.string().meta({ description: 'The approved translation' }),
  outputs: z.array(z.object({ model: z.string(), text: z.string(), chrf: z.number() })),
});

export const benchmarkReport = z.object({
  scores: z.array(modelScore),
  paragraphs: z.array(benchmarkParagraph),
});

export type ModelScore = z.output<typeof modelScore>;
export type BenchmarkReport = z.output<typeof benchmarkReport>;

/** How many paragraphs of a language are compared. */
export const comparedParagraphs = 40;
