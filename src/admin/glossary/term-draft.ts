import { type GlossaryTerm, glossaryTerm } from '#domain/translation/shared/glossary-term.ts';

/** The values of a term's form. */
export type TermDraft = {
  english: string;
  ckb: string;
  /** Separated by commas, Arabic or Latin. */
  ckbWrong: string;
  ar: string;
  arWrong: string;
};

export type TermField = keyof TermDraft;

/** The errors of a field; the keys of `adminGlossary.errors`. */
type TermError =
  | 'englishMissing'
  | 'englishTaken'
  | 'translationMissing'
  | 'rightFormMissing'
  | 'wrongForms';

type TermErrors = Partial<Record<TermField, TermError>>;

export const emptyDraft: TermDraft = { english: '', ckb: '', ckbWrong: '', ar: '', arWrong: '' };

export function draftOf({ english, translations: { ar, ckb } }: GlossaryTerm): TermDraft {
  return {
    english,
    ckb: ckb.term,
    ckbWrong: ckb.wrong.join('، '),
    ar: ar.term,
    arWrong: ar.wrong.join('، '),
  };
}

/** Whether a form differs from its term. The form of a new term starts empty. */
export function isChanged(draft: TermDraft, term: GlossaryTerm | undefined): boolean {
  const begin = term ? draftOf(term) : emptyDraft;
  return fieldsInOrder.some((field) => draft[field] !== begin[field]);
}

/**
 * Parses a form to a term by the rules of the server, or returns its errors.
 *
 * @param otherNames the English names of all other terms
 */
export function readDraft(
  draft: TermDraft,
  otherNames: readonly string[],
): { term: GlossaryTerm; errors: null } | { term: null; errors: TermErrors } {
  const { data, error } = glossaryTerm.safeParse({
    english: draft.english,
    translations: {
      ar: { term: draft.ar, wrong: splitForms(draft.arWrong) },
      ckb: { term: draft.ckb, wrong: splitForms(draft.ckbWrong) },
    },
  });
  const errors: TermErrors = {};
  const name = glossaryTerm.shape.english.safeParse(draft.english).data?.toLowerCase();
  if (otherNames.some((other) => other.toLowerCase() === name)) errors.english = 'englishTaken';
  for (const { path } of error?.issues ?? []) {
    const [field, error] = errorAt(path);
    errors[field] ??= error;
  }
  return data && !firstOf(errors) ? { term: data, errors: null } : { term: null, errors };
}

const fieldsInOrder = [
  'english',
  'ckb',
  'ckbWrong',
  'ar',
  'arWrong',
] as const satisfies TermField[];

/** Returns the topmost field with an error. */
export function firstOf(errors: TermErrors): TermField | undefined {
  return fieldsInOrder.find((field) => errors[field]);
}

function splitForms(text: string): string[] {
  return text.split(/[,،\n]/);
}

/** Returns the field and the error for the path of a schema issue: `translations.ckb.wrong.3`. */
function errorAt(path: readonly PropertyKey[]): [TermField, TermError] {
  const [part, language, field] = path;
  if (part === 'english') return ['english', 'englishMissing'];
  if (language !== 'ar' && language !== 'ckb') return ['ckb', 'translationMissing'];
  return field === 'wrong' ? [`${language}Wrong`, 'wrongForms'] : [language, 'rightFormMissing'];
}
