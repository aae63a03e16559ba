/** Everything that the check of a translation can find. */
export type FindingCode =
  | 'heading-lost'
  | 'list-changed'
  | 'table-changed'
  | 'code-lost'
  | 'link-broken'
  | 'image-lost'
  | 'number-lost'
  | 'placeholder-lost'
  | 'term-missing'
  | 'term-wrong'
  | 'wrong-language'
  | 'left-in-english'
  | 'foreign-language'
  | 'foreign-letters'
  | 'preamble'
  | 'much-shorter'
  | 'much-longer';

/** One thing that a translation should be looked at for. */
export type Finding = {
  code: FindingCode;
  /** Whether it keeps the translation from being published until it is mended or dismissed with a reason. */
  isBlocking: boolean;
  field: 'title' | 'content';
  /** The place in the translation's field, in characters from its start; where something is missing, its block. */
  from: number;
  to: number;
  /** What it is about, as the source or the translation writes it: an address, a number, a term, some words. */
  subject: string;
};

/** An issue in a text: a {@link Finding} before its field is known. */
export type Issue = Omit<Finding, 'field'>;

/** The key of a finding that an editor dismissed: the same wherever the issue moves in the text. */
export function findingKey({ code, field, subject }: Finding): string {
  return JSON.stringify([code, field, subject]);
}
