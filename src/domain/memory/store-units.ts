import type { TranslationLanguage } from '#i18n/languages.ts';
import { type Database, inParts } from '#platform/database/index.ts';
import { segmentKey, storeSegments } from './segments.ts';
import type { UnitOrigin } from './shared/unit.ts';

/** An approved pair with its origin. */
export type NewUnit = {
  source: string;
  target: string;
  kind: 'paragraph' | 'sentence';
  origin: UnitOrigin;
  /** When it was approved, if not with the others: ISO 8601 in UTC. */
  at?: string;
};

/** What all units of one approval share. */
export type Approval = {
  language: TranslationLanguage;
  /** Empty for units that belong to no article. */
  translationGroup: string;
  model: string | null;
  username: string | null;
  /** ISO 8601 in UTC. */
  at: string;
};

/** The texts of a stored unit by their ids. */
export type StoredTexts = {
  source_id: number;
  target_id: number;
  /** The id of the text that was the article's translation of the source until now. */
  previous_id: number | null;
};

/**
 * Remembers units. One that is known for this article stays as it is, unless the article had another translation of its
 * source in between: then it is approved anew. A deleted unit stays deleted.
 *
 * @returns the units that were new or approved anew
 */
export async function storeUnits<Unit extends NewUnit>(
  database: Database,
  approval: Approval,
  units: readonly Unit[],
): Promise<(Unit & StoredTexts)[]> {
  const { language, translationGroup, at, model, username } = approval;
  const sources = await storeSegments(
    database,
    'en',
    units.map(({ source }) => source),
  );
  const targets = await storeSegments(
    database,
    language,
    units.map(({ target }) => target),
  );
  const wanted = new Map<string, Unit & Ids>();
  for (const unit of units) {
    const source_id = sources.get(segmentKey(unit.source));
    const target_id = targets.get(segmentKey(unit.target));
    if (source_id === undefined || target_id === undefined) continue;
    const key = `${source_id} ${target_id}`;
    if (!wanted.has(key)) wanted.set(key, { ...unit, source_id, target_id });
  }
  const known = await findKnown(database, approval, [...sources.values()]);
  const { added, renewed } = changesOf([...wanted.values()], known);
  for (const part of inParts(added)) {
    const rows = part.map(({ source_id, target_id, kind, origin, at: own }) => ({
      language,
      source_id,
      target_id,
      kind,
      translation_group: translationGroup,
      origin,
      model,
      username,
      approved_at: own ?? at,
    }));
    await database
      .insertInto('memory_units')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const part of inParts(renewed))
    await database
      .updateTable('memory_units')
      .set({ approved_at: at, username })
      .where(
        'id',
        'in',
        part.map(({ id }) => id),
      )
      .execute();
  return [...added, ...renewed];
}

type Ids = Omit<StoredTexts, 'previous_id'>;
type Known = Ids & { id: number; approved_at: string; deleted_at: string | null };

async function findKnown(
  database: Database,
  { language, translationGroup }: Approval,
  sourceIds: readonly number[],
): Promise<Known[]> {
  const known: Known[] = [];
  for (const part of inParts(sourceIds))
    known.push(
      ...(await database
        .selectFrom('memory_units')
        .select(['id', 'source_id', 'target_id', 'approved_at', 'deleted_at'])
        .where('translation_group', '=', translationGroup)
        .where('language', '=', language)
        .where('source_id', 'in', part)
        .execute()),
    );
  return known;
}

function changesOf<Unit extends Ids>(wanted: readonly Unit[], known: readonly Known[]) {
  const added: (Unit & StoredTexts)[] = [];
  const renewed: (Unit & StoredTexts & { id: number })[] = [];
  const bySource = Map.groupBy(wanted, ({ source_id }) => source_id);
  const knownBySource = Map.groupBy(known, ({ source_id }) => source_id);
  for (const [source, units] of bySource) {
    const stored = knownBySource.get(source) ?? [];
    const newest = stored
      .filter(({ deleted_at }) => deleted_at === null)
      .reduce<Known | undefined>(
        (best, one) => (best && isNewer(best, one) ? best : one),
        undefined,
      );
    // A heading may stand in a text twice, with two translations.
    const isCurrent = units.some(({ target_id }) => target_id === newest?.target_id);
    for (const unit of units) {
      const same = stored.find(({ target_id }) => target_id === unit.target_id);
      const changed = { ...unit, previous_id: newest?.target_id ?? null };
      if (!same) added.push(changed);
      else if (!isCurrent && same.deleted_at === null) renewed.push({ ...changed, id: same.id });
    }
  }
  return { added, renewed };
}

function isNewer(one: Known, other: Known): boolean {
  return one.approved_at === other.approved_at
    ? one.id > other.id
    : one.approved_at > other.approved_at;
}
