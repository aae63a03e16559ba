import { z } from 'zod';

/** What can be wrong with a passage: the first level of MQM's error types, as far as a person would act on it. */
export const annotationCategories = [
  'mistranslation',
  'omission',
  'addition',
  'wrong-term',
  'number-or-name',
  'grammar',
  'unnatural',
] as const;

/** MQM's severities: misleads the reader, changes the meaning, disturbs. */
export const annotationSeverities = ['critical', 'major', 'minor'] as const;

/** The numbers of paragraphs in a request, of annotations in a paragraph, and of characters in a reason. */
export const secondLookLimits = { paragraphs: 1_000, inParagraph: 8, reason: 400 } as const;

/** What the second look marks in a paragraph of a translation. */
export const annotation = z.object({
  span: z
    .string()
    .nullable()
    .describe('The words of the translation; null for what concerns the whole paragraph'),
  category: z.enum(annotationCategories),
  severity: z.enum(annotationSeverities),
  reason: z.string().describe('In the language that the request names'),
});

export type Annotation = z.output<typeof annotation>;

/** What the second look says of a paragraph of its request. */
export const annotatedParagraph = z.object({
  paragraph: z.int().describe('Its index in the request'),
  annotations: z.array(annotation),
});

export type AnnotatedParagraph = z.output<typeof annotatedParagraph>;
