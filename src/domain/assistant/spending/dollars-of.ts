import type { ModelPrice } from '#platform/model-settings.ts';
import type { Usage } from '../model/index.ts';

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
