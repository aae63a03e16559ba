import type { PartialText } from '../api/event-stream-fetch.ts';

export type Seo = { seoTitle: string; seoDescription: string; seoKeywords: string };

/** The SEO texts of a post, and its slug while it can be chosen. */
export type SeoValues = Seo & { slug?: string };
export type SeoField = keyof SeoValues;

/** The undecided proposals of the assistant. */
export type SeoProposal = { [Field in SeoField]?: string | undefined };

/** The texts of some fields. */
export type PartialSeo = Partial<SeoValues>;

/** The fields in the order of the form. */
const seoFields: readonly SeoField[] = ['seoTitle', 'seoDescription', 'seoKeywords', 'slug'];

/** Returns the fields whose proposal differs from their value. */
export function differingSeoFields(values: SeoValues, proposal: SeoProposal): SeoField[] {
  return seoFields.filter((field) => {
    const proposed = proposal[field]?.trim();
    return values[field] !== undefined && proposed && proposed !== values[field].trim();
  });
}

export function pickSeoFields(from: SeoProposal, fields: readonly SeoField[]): PartialSeo {
  const picked: PartialSeo = {};
  for (const field of fields) {
    const text = from[field];
    if (text !== undefined) picked[field] = text;
  }
  return picked;
}

/**
 * Removes fields from a proposal.
 *
 * @returns null when no remaining field differs from its value
 */
export function withoutSeoFields(
  proposal: SeoProposal,
  values: SeoValues,
  decided: readonly SeoField[],
): SeoProposal | null {
  const left = differingSeoFields(values, proposal).filter((field) => !decided.includes(field));
  return left.length > 0 ? pickSeoFields(proposal, left) : null;
}

/** Adds a streamed part to a proposal. */
export function withPartial(
  proposal: SeoProposal,
  { field, from, text }: PartialText,
): SeoProposal {
  const known = seoFields.find((name) => name === field);
  if (!known) return proposal;
  return { ...proposal, [known]: (proposal[known] ?? '').slice(0, from) + text };
}
