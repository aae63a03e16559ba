import { z } from 'zod';
import { hasNoNull } from '#domain/input/shared/input.ts';

/** The limits of the glossary: numbers of terms, of characters (UTF-16 code units) and of list items. */
export const glossaryLimits = { terms: 500, term: 100, wrong: 20 } as const;

/** One or several words on one line; error messages name the field. */
function words(field: string) {
  const max = glossaryLimits.term;
  return (
    z
      .string(`${field} must be text`)
      // Half a surrogate pair would be stored as U+FFFD.
      .overwrite((text) => text.toWellFormed().replace(/\s+/g, ' ').trim())
      .max(max, `${field} must have at most ${max} characters`)
      .refine(hasNoNull, `${field} must be text without null characters`)
  );
}

/** A term in one language. An empty `term` sets no rule for this language. */
const translatedTerm = z
  .object(
    {
      term: words('term'),
      /** Spellings and synonyms that must not appear. */
      wrong: z
        .array(words('wrong'), 'wrong must be a list of texts')
        .overwrite((list) => [...new Set(list.filter((form) => form !== ''))])
        .max(glossaryLimits.wrong, `wrong must have at most ${glossaryLimits.wrong} texts`),
    },
    'translations must have ar and ckb, each with term and wrong',
  )
  .refine(({ term, wrong }) => term !== '' || wrong.length === 0, {
    error: 'Wrong forms need the right term beside them',
    path: ['term'],
  })
  .refine(({ term, wrong }) => term === '' || !wrong.includes(term), {
    error: 'The term can’t be one of its own wrong forms',
    path: ['wrong'],
  });

/** A term and its translations; at least one language has a rule. */
export const glossaryTerm = z.object(
  {
    // Not a pattern: JSON Schema does not support its flag.
    english: words('english').refine(
      (term) => /[\p{L}\p{N}]/u.test(term),
      'english must be a term',
    ),
    translations: z
      .object(
        { ar: translatedTerm, ckb: translatedTerm },
        'translations must have ar and ckb, each with term and wrong',
      )
      .refine(
        ({ ar, ckb }) => ar.term !== '' || ckb.term !== '',
        'A term needs a translation in at least one language',
      ),
  },
  'term must be a JSON object',
);

export type GlossaryTerm = z.output<typeof glossaryTerm>;

let english: Intl.Collator | undefined;

/** Compares in English alphabetical order, in any case. */
export function compareTerms(one: GlossaryTerm, other: GlossaryTerm): number {
  english ??= new Intl.Collator('en', { numeric: true });
  return english.compare(one.english, other.english);
}
