import { dayMs } from '#language/durations.ts';
import { type Database, inParts } from '#platform/database/index.ts';
import type { ApprovedPair } from '../approved-pairs.ts';
import type { Approval, StoredTexts } from '../store-units.ts';
import { findCorrections, stemOf } from './find-corrections.ts';

/** The most corrections of one save that are stored. */
const maxOfSave = 50;

/** How long corrections are stored. A word that is corrected three times is corrected sooner. */
const retentionMs = 400 * dayMs;

type Changed = Pick<StoredTexts, 'source_id' | 'previous_id'> &
  Pick<ApprovedPair, 'kind' | 'target' | 'isByPerson' | 'machine'>;

/** Records which words a person replaced in a translation: in what the article had before, or a model had given. */
export async function recordCorrections(
  database: Database,
  { language, translationGroup, username, at }: Approval,
  units: readonly Changed[],
): Promise<void> {
  const paragraphs = units.filter(({ kind, isByPerson }) => kind === 'paragraph' && isByPerson);
  const previous = await findTexts(
    database,
    paragraphs.flatMap(({ previous_id }) => previous_id ?? []),
  );
  const rows = paragraphs.flatMap(({ source_id, target, previous_id, machine }) => {
    const before = previous_id === null ? machine : previous.get(previous_id);
    if (before === undefined) return [];
    return findCorrections(before, target, language).map(({ wrong, better }) => ({
      language,
      wrong,
      better,
      wrong_stem: stemOf(wrong, language),
      better_stem: stemOf(better, language),
      source_id,
      translation_group: translationGroup,
      username,
      at,
    }));
  });
  if (rows.length > 0)
    await database.insertInto('memory_corrections').values(rows.slice(0, maxOfSave)).execute();
}

async function findTexts(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const texts = new Map<number, string>();
  for (const part of inParts(ids)) {
    const rows = await database
      .selectFrom('memory_segments')
      .select(['id', 'text'])
      .where('id', 'in', part)
      .execute();
    for (const { id, text } of rows) texts.set(id, text);
  }
  return texts;
}

/** @param now for tests */
export async function removeOldCorrections(
  database: Database,
  now: Date = new Date(),
): Promise<void> {
  const oldest = new Date(now.getTime() - retentionMs).toISOString();
  await database.deleteFrom('memory_corrections').where('at', '<', oldest).execute();
}
