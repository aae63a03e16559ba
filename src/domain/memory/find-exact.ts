import type { TranslationLanguage } from '#i18n/languages.ts';
import { type Database, inParts } from '#platform/database/index.ts';
import { newestUnits } from './newest-units.ts';
import { findSegments, segmentKey } from './segments.ts';
import type { MemoryUnit } from './shared/unit.ts';

/**
 * Finds the approved translations of segments. White space does not matter, and neither does what their placeholders
 * stand for.
 *
 * @param sources English segments
 * @returns the newest unit of each source that has one, by the source
 */
export async function findExact(
  database: Database,
  sources: readonly string[],
  language: TranslationLanguage,
): Promise<Map<string, MemoryUnit>> {
  const keys = new Map(sources.map((source) => [source, segmentKey(source)]));
  const ids = await findSegments(database, 'en', [...new Set(keys.values())]);
  const units = new Map<number, MemoryUnit>();
  for (const part of inParts([...ids.values()]))
    for (const [id, unit] of await newestUnits(database, part, { side: 'source', language }))
      units.set(id, unit);
  return new Map(
    [...keys].flatMap(([source, key]) => {
      const unit = units.get(ids.get(key) ?? -1);
      return unit ? [[source, unit]] : [];
    }),
  );
}
