import { setImmediate } from 'node:timers/promises';
import { type Actor, recordInAuditLog } from '#domain/audit-log/index.ts';
import { translationLanguages } from '#i18n/languages.ts';
import { correctOrthography } from '#language/orthography/safe-corrections.ts';
import { type Database, inParts, inTransaction } from '#platform/database/index.ts';
import { findSegments, segmentKey } from '../segments.ts';
import { type TmxReport, tmxLimits } from '../shared/tmx-report.ts';
import { storeUnits } from '../store-units.ts';
import { addProblem, parseTmx, type TmxUnit } from './parse-tmx.ts';

/** Of one transaction, so that other writers wait for moments only. */
const unitsPerPart = 500;

type Applying = {
  actor: Actor;
  /** For the audit log. */
  fileName: string;
  /** The conflicts whose translation in the file replaces the approved one, by their `entry`. */
  take: ReadonlySet<number>;
};

/**
 * Imports a TMX file into the memory. What the memory has already is left alone. A translation that is not the approved
 * one of its source, or that an editor deleted, is a conflict, which is stored if an editor chose it. Interrupted, the
 * import goes on when it is run again.
 *
 * @param applying null only reports what an import would do
 */
export async function importTmx(
  database: Database,
  bytes: Uint8Array,
  applying: Applying | null,
): Promise<TmxReport> {
  const { error, units, problems } = await parseTmx(bytes);
  const report: TmxReport = {
    isApplied: applying !== null && !error,
    fault: error,
    added: 0,
    known: 0,
    taken: 0,
    conflicts: { count: 0, listed: [] },
    problems: error ? { count: 0, listed: [] } : problems,
  };
  if (error) return report;
  const seen: Seen = { pairs: new Set(), newSources: new Map() };
  for (let from = 0; from < units.length; from += unitsPerPart) {
    const part = units
      .slice(from, from + unitsPerPart)
      .map((unit, index) => toEntry(unit, from + index));
    // SQLite answers at once: without a pause no other request would be served.
    await setImmediate();
    if (applying)
      await inTransaction(database, (transaction) =>
        importPart(transaction, part, { seen, report, applying }),
      );
    else await importPart(database, part, { seen, report, applying });
  }
  return report;
}

type Entry = TmxUnit & { entry: number; sourceKey: string; targetKey: string };

/** What the file had before, so that a file does not contradict itself. By keys, as nothing is stored in a dry run. */
type Seen = { pairs: Set<string>; newSources: Map<string, number> };

type Stored = {
  id: number;
  targetKey: string;
  target: string;
  username: string | null;
  approved_at: string;
  deleted_at: string | null;
};

function toEntry(unit: TmxUnit, entry: number): Entry {
  const { source, target } = unit;
  return { ...unit, entry, sourceKey: segmentKey(source), targetKey: segmentKey(target) };
}

async function importPart(
  database: Database,
  entries: readonly Entry[],
  { seen, report, applying }: { seen: Seen; report: TmxReport; applying: Applying | null },
): Promise<void> {
  const stored = await findStored(database, entries);
  const added: Entry[] = [];
  const taken: Entry[] = [];
  for (const written of entries) {
    const source = `${written.language} ${written.sourceKey}`;
    const units = stored.get(source) ?? [];
    const isWritten = units.some(({ targetKey }) => targetKey === written.targetKey);
    // What the memory has is left as it is; a new text gets the letters of the house.
    const entry = isWritten ? written : inHouseLetters(written);
    const pair = `${source} ${entry.targetKey}`;
    const same = units.filter(({ targetKey }) => targetKey === entry.targetKey);
    const live = units.filter(({ deleted_at }) => deleted_at === null);
    if (seen.pairs.has(pair)) continue;
    seen.pairs.add(pair);
    if (same.some(({ deleted_at }) => deleted_at === null)) report.known += 1;
    else if (units.length === 0 || seen.newSources.has(source)) {
      const count = (seen.newSources.get(source) ?? 0) + 1;
      seen.newSources.set(source, count);
      if (count <= tmxLimits.translations) added.push(entry);
      else addProblem(report, { line: entry.line, reason: 'too-many', detail: '' });
    } else if (applying?.take.has(entry.entry)) taken.push(entry);
    else addConflict(report, entry, live);
  }
  const isFirst = report.added + report.taken === 0;
  report.added += added.length;
  report.taken += taken.length;
  if (!applying || added.length + taken.length === 0) return;
  const { actor, fileName: subject } = applying;
  if (isFirst) await recordInAuditLog(database, actor, { action: 'memory-imported', subject });
  const now = new Date().toISOString();
  const { username } = actor;
  const deletedOf = ({ language, sourceKey, targetKey }: Entry) =>
    stored.get(`${language} ${sourceKey}`)?.find((unit) => unit.targetKey === targetKey);
  const deleted = taken.flatMap((entry) => deletedOf(entry)?.id ?? []);
  await restoreDeleted(database, deleted, { username, now });
  for (const language of translationLanguages) {
    const about = { language, translationGroup: '', model: null, username };
    const ofLanguage = (units: readonly Entry[]) =>
      units.flatMap((unit) => (unit.language === language ? [toNewUnit(unit)] : []));
    await storeUnits(
      database,
      { ...about, at: now },
      ofLanguage(added).map((unit) => ({ ...unit, at: earlierOf(unit.changedAt, now) })),
    );
    await storeUnits(
      database,
      { ...about, at: now },
      ofLanguage(taken.filter((entry) => !deletedOf(entry))),
    );
  }
}

function toNewUnit({ source, target, kind, changedAt }: Entry) {
  return { source, target, kind, changedAt, origin: 'imported' as const };
}

/** No entry of the future: it would stay the newest one whatever is approved later. */
function earlierOf(at: string | null, now: string): string {
  return at !== null && at < now ? at : now;
}

function inHouseLetters(entry: Entry): Entry {
  const target = correctOrthography(entry.target, entry.language);
  return target === entry.target ? entry : { ...entry, target, targetKey: segmentKey(target) };
}

function addConflict({ conflicts }: TmxReport, unit: Entry, live: readonly Stored[]): void {
  conflicts.count += 1;
  if (conflicts.listed.length >= tmxLimits.listed) return;
  const { entry, line, language, source, target } = unit;
  const newest = live.reduce<Stored | null>(
    (best, one) => (best && best.approved_at >= one.approved_at ? best : one),
    null,
  );
  const current = newest && {
    target: newest.target,
    username: newest.username,
    approvedAt: newest.approved_at,
  };
  conflicts.listed.push({ entry, line, language, source, target, current });
}

/** The units of the sources of a file, by language and key of the source. */
async function findStored(
  database: Database,
  entries: readonly Entry[],
): Promise<Map<string, Stored[]>> {
  const keys = [...new Set(entries.map(({ sourceKey }) => sourceKey))];
  const ids = await findSegments(database, 'en', keys);
  const keyOf = new Map([...ids].map(([key, id]) => [id, key]));
  const stored = new Map<string, Stored[]>();
  for (const part of inParts([...ids.values()])) {
    const rows = await database
      .selectFrom('memory_units as unit')
      .innerJoin('memory_segments as target', 'target.id', 'unit.target_id')
      .where('unit.source_id', 'in', part)
      .orderBy('unit.id', 'desc')
      .select([
        'unit.id',
        'unit.language',
        'unit.source_id',
        'unit.username',
        'unit.approved_at',
        'unit.deleted_at',
        'target.key as targetKey',
        'target.text as target',
      ])
      .execute();
    for (const { language, source_id, ...row } of rows) {
      const source = `${language} ${keyOf.get(source_id)}`;
      const units = stored.get(source);
      if (units) units.push(row);
      else stored.set(source, [row]);
    }
  }
  return stored;
}

/** A deleted unit that an editor takes from a file is approved anew. */
async function restoreDeleted(
  database: Database,
  ids: readonly number[],
  { username, now }: { username: string | null; now: string },
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('memory_units')
    .set({ deleted_at: null, approved_at: now, username })
    .where('id', 'in', ids)
    .execute();
}
