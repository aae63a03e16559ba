import { z } from 'zod';

/** The most that the glossary may hold: characters as JavaScript counts them, and numbers of list items. */
export const glossaryLimits = { terms: 500, term: 100, wrong: 20 } as const;

/** A word or a few, in one line; what it says of a wrong one names the field. */
function words(field: string) {
  const most = glossaryLimits.term;
  return (
    z
      .string(`${field} takes text`)
      // Half of a pair of characters is stored as the sign for what is broken, and so answered.
      .overwrite((text) => text.toWellFormed().replace(/\s+/g, ' ').trim())
      .max(most, `${field} takes at most ${most} characters`)
      // PostgreSQL has no such character, and no word needs it.
      .refine((text) => !text.includes('\0'), `${field} takes text without null characters`)
  );
}

/** How a term is written in one language. An empty `term` is no rule for this language. */
const translatedTerm = z
  .object(
    {
      term: words('term'),
      /** Spellings and synonyms that must not appear. */
      wrong: z
        .array(words('wrong'), 'wrong takes a list of texts')
        .overwrite((list) => [...new Set(list.filter((form) => form !== ''))])
        .max(glossaryLimits.wrong, `wrong takes at most ${glossaryLimits.wrong} texts`),
    },
    'translations takes ar and ckb, each with term and wrong',
  )
  .refine(({ term, wrong }) => term !== '' || wrong.length === 0, {
    error: 'Wrong forms need the right term beside them',
    path: ['term'],
  })
  .refine(({ term, wrong }) => term === '' || !wrong.includes(term), {
    error: 'The term can’t be one of its own wrong forms',
    path: ['wrong'],
  });

/** How the company writes a term in the languages that posts are translated to; at least one of them has a rule. */
export const glossaryTerm = z.object(
  {
    // No pattern: JSON Schema has no place for its flag.
    english: words('english').refine((term) => /[\p{L}\p{N}]/u.test(term), 'english takes a term'),
    translations: z
      .object(
        { ar: translatedTerm, ckb: translatedTerm },
        'translations takes ar and ckb, each with term and wrong',
      )
      .refine(
        ({ ar, ckb }) => ar.term !== '' || ckb.term !== '',
        'A term needs a translation in at least one language',
      ),
  },
  'term takes a JSON object',
);

export type GlossaryTerm = z.output<typeof glossaryTerm>;

const compareEnglish = new Intl.Collator('en', { numeric: true }).compare;

/** For sorting: the order of the English alphabet, whatever the case. */
export function compareTerms(one: GlossaryTerm, other: GlossaryTerm): number {
  return compareEnglish(one.english, other.english);
}
