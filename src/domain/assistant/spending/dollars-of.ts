import type { ModelPrice } from '#platform/model-settings.ts';
import type { Usage } from '../model/index.ts';

/** Stored as a whole number, so that a sum is exact. */
const millionths = 1_000_000;
/** PostgreSQL's largest integer: 2,147 dollars for one run. */
const most = 2_147_483_647;

export function toMicrodollars(dollars: number | null): number | null {
  return dollars === null ? null : Math.min(Math.round(dollars * millionths), most);
}

export function toDollars(microdollars: number): number {
  return microdollars / millionths;
}

/** What requests cost in US dollars; null without a price, or where the provider did not report what it counted. */
export function dollarsOf(
  { inputTokens, outputTokens, characters }: Usage,
  price: ModelPrice | undefined,
): number | null {
  if (!price) return null;
  if ('characters' in price)
    return characters === null ? null : (characters * price.characters) / 1_000_000;
  if (inputTokens === null || outputTokens === null) return null;
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
