/** Everything that the check of a translation can find. */
export type IssueCode =
  | 'heading-lost'
  | 'list-changed'
  | 'table-changed'
  | 'code-lost'
  | 'link-broken'
  | 'image-lost'
  | 'number-lost'
  | 'name-added'
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

/** One result of the check of a translation. */
export type Issue = {
  code: IssueCode;
  /** Whether the translation can't be published until it is corrected or the issue is dismissed with a reason. */
  isBlocking: boolean;
  field: 'title' | 'content';
  /** The range in the translation's field, in characters; if something is missing, the range of its block. */
  from: number;
  to: number;
  /** What the issue is about, as the source or the translation writes it: a URL, a number, a term, some words. */
  subject: string;
  /** What can stand in the range instead, where the check knows it: the term for a forbidden word, with its ending. */
  replacement?: string;
};

/** An issue in a text: an {@link Issue} before its field is known. */
export type TextIssue = Omit<Issue, 'field'>;

/** Identifies a dismissed issue, wherever it moves in the text. */
export function issueKey({ code, field, subject }: Issue): string {
  return JSON.stringify([code, field, subject]);
}
