import type { EnteredRemark } from '#domain/reviews/shared/entered-remark.ts';
import { withoutMark } from '#domain/reviews/shared/heading-mark.ts';
import { reviewLimits } from '#domain/reviews/shared/review-limits.ts';

/** The search parameters of a reviewer's page without script. */
export type ReviewSearch = {
  /** The part to write about: the title, the description, or the number that stands above a block. */
  part?: 'title' | 'description' | number;
  /** A remark was stored. */
  sent?: 1;
};

/** Parses the search parameters of the page, and ignores others. */
export function reviewSearch({ part, sent }: Record<string, unknown>): ReviewSearch {
  const number = /^[1-9]\d{0,5}$/.test(String(part)) ? Number(part) : undefined;
  const known = part === 'title' || part === 'description' ? part : number;
  return { ...(known && { part: known }), ...(String(sent) === '1' && { sent: 1 }) };
}

/** The form by which reviewers write without script. The page's script removes it. */
export type PlainForm = {
  /** How many blocks have a number. */
  numbers: number;
  hasDescription: boolean;
  isSent: boolean;
  /** Whether there is no part that was asked for. */
  isUnknown: boolean;
  /** What is written; null until a part is chosen. */
  writing: EnteredRemark | null;
};

type Text = { title: string; description: string; blocks: readonly string[]; html: string };

/** @param text with the HTML of its numbered blocks @param entered what was sent and not stored */
export function plainForm(
  text: Text,
  { part, sent }: ReviewSearch,
  entered: EnteredRemark | undefined,
): PlainForm {
  const numbered = [...text.html.matchAll(/<\w+ data-block="(\d+)"/g)].map(([, index]) =>
    Number(index),
  );
  const chosen = entered ?? partOf(text, numbered, part);
  return {
    numbers: numbered.length,
    hasDescription: text.description.trim() !== '',
    isSent: sent === 1 && !entered,
    isUnknown: part !== undefined && chosen === null,
    writing: chosen,
  };
}

function partOf(
  text: Text,
  numbered: readonly number[],
  part: ReviewSearch['part'],
): EnteredRemark | null {
  if (part === undefined) return null;
  const index = typeof part === 'number' ? (numbered[part - 1] ?? -1) : 0;
  const original = typeof part === 'number' ? (text.blocks[index] ?? '') : text[part];
  if (original.trim() === '' || original.length > reviewLimits.text) return null;
  return {
    id: crypto.randomUUID(),
    field: typeof part === 'number' ? 'content' : part,
    index,
    original,
    suggestion: withoutMark(original),
    comment: '',
    name: '',
    problem: null,
  };
}
