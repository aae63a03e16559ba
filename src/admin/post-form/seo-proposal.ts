import type { PartialText } from '../api/event-stream-fetch.ts';

export type Seo = { seoTitle: string; seoDescription: string; seoKeywords: string };

/** What search engines are told of a post, with the words of its address where they can still be chosen. */
export type SeoValues = Seo & { slug?: string };
export type SeoField = keyof SeoValues;

/** What the assistant proposes, and nobody has taken or refused yet. */
export type SeoProposal = { [Field in SeoField]?: string | undefined };

/** Texts of some of the fields. */
export type SomeSeo = Partial<SeoValues>;

/** In the order of the form. */
const seoFields: readonly SeoField[] = ['seoTitle', 'seoDescription', 'seoKeywords', 'slug'];

/** The fields of a form for which something else is proposed than stands there. */
export function differingSeoFields(values: SeoValues, proposal: SeoProposal): SeoField[] {
  return seoFields.filter((field) => {
    const proposed = proposal[field]?.trim();
    return values[field] !== undefined && proposed && proposed !== values[field].trim();
  });
}

export function pickSeoFields(from: SeoProposal, fields: readonly SeoField[]): SomeSeo {
  const picked: SomeSeo = {};
  for (const field of fields) {
    const text = from[field];
    if (text !== undefined) picked[field] = text;
  }
  return picked;
}

/** @returns null where nothing is left that differs from what stands there */
export function withoutSeoFields(
  proposal: SeoProposal,
  values: SeoValues,
  decided: readonly SeoField[],
): SeoProposal | null {
  const left = differingSeoFields(values, proposal).filter((field) => !decided.includes(field));
  return left.length > 0 ? pickSeoFields(proposal, left) : null;
}

/** A proposal that comes piece by piece, with one piece more. */
export function withPartial(
  proposal: SeoProposal,
  { field, from, text }: PartialText,
): SeoProposal {
  const known = seoFields.find((name) => name === field);
  if (!known) return proposal;
  return { ...proposal, [known]: (proposal[known] ?? '').slice(0, from) + text };
}
