import { differingSigns, segmentKey } from '#domain/memory/index.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { correctOrthography } from '#language/orthography/safe-corrections.ts';
import { placeholderIssues, withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import type { ArticleSegment, ArticleSegments } from './article-segments.ts';
import type { XliffUnit } from './parse-xliff.ts';
import type { XliffReport, XliffSegment } from './shared/xliff-report.ts';

/** A decided or open segment of a file with the segment of the article that it is for. */
export type MergedSegment = XliffSegment & { segment: ArticleSegment | null };

type Merged = Pick<XliffReport, 'same' | 'untranslated' | 'unknown'> & {
  segments: MergedSegment[];
};

/** The share of words that an edited English paragraph has in common with the one that the translator had. */
const minSimilarity = 0.4;

/**
 * Compares the units of a file with the article as it is now. The source is always ours: the file says only which of
 * our texts it had, by the key in the id of a unit.
 */
export function mergeXliff(
  units: readonly XliffUnit[],
  { segments, translations }: Omit<ArticleSegments, 'segmented'>,
  language: TranslationLanguage,
): Merged {
  const merged: Merged = { segments: [], same: 0, untranslated: 0, unknown: 0 };
  const read = readIds(units, merged);
  const found = findSegments(read, segments);
  for (const [number, unit] of units.entries()) {
    const id = read.get(unit);
    if (!id) continue;
    if (unit.target === null && !unit.isTooLong) {
      merged.untranslated += 1;
      continue;
    }
    const segment = found.get(unit) ?? null;
    const proposed = correctOrthography(unit.target ?? '', language);
    const isUntouched = segmentKey(unit.target ?? '') === id.targetKey;
    if (isUntouched || (segment && segment.target === proposed)) {
      merged.same += 1;
      continue;
    }
    const isSameSource = segment?.key === id.sourceKey;
    merged.segments.push({
      unit: number,
      line: unit.line,
      state: stateOf(segment, id, isSameSource),
      source: segment?.text ?? null,
      oldSource: isSameSource || !isOurs(unit, id) ? null : unit.source,
      current: segment?.target ?? translations.get(id.sourceKey) ?? null,
      proposed,
      problem: problemOf(unit, segment, proposed),
      notes: unit.notes,
      segment,
    });
  }
  return merged;
}

type UnitId = { index: number; sourceKey: string; targetKey: string };

/** Units with an id of ours; of two with the same id, the first. */
function readIds(
  units: readonly XliffUnit[],
  merged: Pick<Merged, 'unknown'>,
): Map<XliffUnit, UnitId> {
  const ids = new Map<XliffUnit, UnitId>();
  const seen = new Set<string>();
  for (const unit of units) {
    const [, index, sourceKey, targetKey] =
      /^(\d{1,6})\.([\w-]{22})\.(0|[\w-]{22})$/.exec(unit.id) ?? [];
    if (index === undefined || !sourceKey || !targetKey || seen.has(unit.id)) merged.unknown += 1;
    else ids.set(unit, { index: Number(index), sourceKey, targetKey });
    seen.add(unit.id);
  }
  return ids;
}

/**
 * Finds the segment of each unit: the one with the same text, at the same place where the text stands in the article
 * twice. Of a text that has changed, the one that is most like it.
 */
function findSegments(
  ids: ReadonlyMap<XliffUnit, UnitId>,
  segments: readonly ArticleSegment[],
): Map<XliffUnit, ArticleSegment> {
  const found = new Map<XliffUnit, ArticleSegment>();
  const free = new Map<string, Set<ArticleSegment>>();
  for (const segment of segments) {
    const same = free.get(segment.key);
    if (same) same.add(segment);
    else free.set(segment.key, new Set([segment]));
  }
  const take = (unit: XliffUnit, segment: ArticleSegment | undefined) => {
    if (!segment || !free.get(segment.key)?.delete(segment)) return;
    found.set(unit, segment);
  };
  for (const [unit, { index, sourceKey }] of ids)
    if (segments[index]?.key === sourceKey) take(unit, segments[index]);
  for (const [unit, { sourceKey }] of ids)
    if (!found.has(unit)) take(unit, free.get(sourceKey)?.values().next().value);
  const rest = [...free.values()].flatMap((same) =>
    [...same].map((segment) => ({ segment, words: wordsOf(segment.text) })),
  );
  const changed = [...ids].filter(([unit, id]) => !found.has(unit) && isOurs(unit, id));
  for (const [unit, { index }] of changed.slice(0, maxChanged))
    take(
      unit,
      findMostSimilar(
        unit.source,
        index,
        rest.filter(({ segment }) => free.get(segment.key)?.has(segment)),
      ),
    );
  return found;
}

/** The most segments before and after that are compared: an edited paragraph has seldom moved far. */
const farthest = 40;

/** The most units whose changed English text is looked for. */
const maxChanged = 300;

type Candidate = { segment: ArticleSegment; words: ReadonlySet<string> };

function findMostSimilar(
  source: string,
  index: number,
  candidates: readonly Candidate[],
): ArticleSegment | undefined {
  const words = wordsOf(source);
  let best: { segment: ArticleSegment; similarity: number } | undefined;
  const from = Math.max(0, Math.min(index, candidates.length) - farthest);
  for (const candidate of candidates.slice(from, from + 2 * farthest)) {
    const similarity = similarityOf(candidate.words, words);
    if (similarity >= minSimilarity && similarity > (best?.similarity ?? 0))
      best = { segment: candidate.segment, similarity };
  }
  return best?.segment;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    withoutPlaceholders(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** The share of words that both texts have. */
function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size, other.size);
}

/** Whether the English text in the file is the one that we wrote into it. */
function isOurs({ source }: XliffUnit, { sourceKey }: UnitId): boolean {
  return segmentKey(source) === sourceKey;
}

function stateOf(
  segment: ArticleSegment | null,
  { targetKey }: UnitId,
  isSameSource: boolean,
): XliffSegment['state'] {
  if (!isSameSource) return 'english-changed';
  if (!segment || segment.target === null) return 'new';
  return segment.targetKey === targetKey ? 'changed' : 'translation-changed';
}

function problemOf(
  unit: XliffUnit,
  segment: ArticleSegment | null,
  proposed: string,
): XliffSegment['problem'] {
  if (!segment) return { reason: 'gone', detail: '' };
  if (unit.isTooLong) return { reason: 'too-long', detail: '' };
  const signs = differingSigns(segment.text, proposed);
  if (signs.length > 0) return { reason: 'codes', detail: signs.slice(0, 10).join(' ') };
  return placeholderIssues(segment, proposed) === null ? null : { reason: 'nesting', detail: '' };
}
