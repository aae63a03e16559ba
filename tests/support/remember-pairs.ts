import { storeUnits } from '#domain/memory/index.ts';
import type { Database } from '#platform/database/index.ts';

/** Puts approved translations into the memory. */
export async function rememberPairs(
  database: Database,
  pairs: readonly (readonly [source: string, target: string])[],
  about: { language?: 'ar' | 'ckb'; translationGroup?: string } = {},
) {
  const approval = {
    language: 'ckb' as const,
    translationGroup: '',
    model: null,
    username: null,
    at: new Date().toISOString(),
    ...about,
  };
  const units = pairs.map(([source, target]) => ({
    source,
    target,
    kind: 'sentence' as const,
    origin: 'published' as const,
  }));
  return await storeUnits(database, approval, units);
}
