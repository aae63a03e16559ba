import { createHash } from 'node:crypto';
import type { Language } from '#i18n/languages.ts';
import { lightStems } from '#language/search/light-stems.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import { type Database, inParts } from '#platform/database/index.ts';

/** Two texts that differ in white space alone have the same key. */
export function segmentKey(text: string): string {
  const normalized = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(normalized).digest('base64url').slice(0, 22);
}

/**
 * The distinct words of a text, as the index knows them: a hash of language and stem. Hashes that are equal by chance
 * only cost a comparison.
 */
export function stemHashes(text: string, language: Language): number[] {
  const stems = new Set(lightStems(withoutPlaceholders(text), language));
  return [...new Set([...stems].map((stem) => hashOf(`${language} ${stem}`)))];
}

/** FNV-1a, as a signed integer of 32 bits, which is a column of both engines. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash | 0;
}

/**
 * Stores texts that are not there yet, with their words for the index.
 *
 * @returns the id of each key
 */
export async function storeSegments(
  database: Database,
  language: Language,
  texts: readonly string[],
): Promise<Map<string, number>> {
  // In one order, so that two transactions never wait for each other.
  const byKey = [...new Map(texts.map((text) => [segmentKey(text), text]))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const keys = byKey.map(([key]) => key);
  const ids = await findSegments(database, language, keys);
  const missing = byKey.filter(([key]) => !ids.has(key));
  for (const part of inParts(missing)) {
    const rows = part.map(([key, text]) => ({ language, key, text, words: foldForSearch(text) }));
    const stored = await database
      .insertInto('memory_segments')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'text'])
      .execute();
    const stems = stored.flatMap(({ id, text }) =>
      stemHashes(text, language).map((stem) => ({ stem, segment_id: id })),
    );
    for (const words of inParts(stems))
      await database.insertInto('memory_stems').values(words).execute();
  }
  return missing.length === 0 ? ids : await findSegments(database, language, keys);
}

/** @returns the ids of the keys that are stored */
export async function findSegments(
  database: Database,
  language: Language,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const part of inParts(keys)) {
    const rows = await database
      .selectFrom('memory_segments')
      .select(['id', 'key'])
      .where('language', '=', language)
      .where('key', 'in', part)
      .execute();
    for (const { id, key } of rows) ids.set(key, id);
  }
  return ids;
}
