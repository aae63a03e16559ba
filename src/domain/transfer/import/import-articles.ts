import { DomainError } from '#domain/domain-error.ts';
import { storePictureCopy } from '#domain/media/index.ts';
import type { Language } from '#i18n/languages.ts';
import { staticPagePaths } from '#pages.ts';
import type { Database } from '#platform/database/index.ts';
import type { OnProgress, Source, SourceArticle, SourceText } from '../article.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { TransferError } from '../transfer-error.ts';
import { findBrokenRule, fingerprintOf, type Plan, planText } from './plan-text.ts';
import { isWork, type PlannedText, storeArticle } from './store-article.ts';
import {
  findPictures,
  identifyPictures,
  storePictures,
  type TextPictures,
} from './text-pictures.ts';

export type Outcome = Plan['outcome'];

/** What becomes of a text, or of something that is no article. */
export type ReportLine = {
  outcome: Outcome;
  where: string;
  language?: Language;
  title?: string;
  /** Why, and what is lost: each a sentence. */
  notes: string[];
  pictures: number;
  redirects: number;
};

export type ImportCounts = Record<Outcome, number> & { pictures: number; redirects: number };

export type ImportOptions = {
  database: Database;
  source: Source;
  /** Omitted for a dry run, which changes nothing. */
  pictures?: PictureStore;
  report: (line: ReportLine) => void;
  onProgress: OnProgress;
};

/**
 * Imports articles one after the other, each in its own transaction. Run again, it changes only what has changed in the
 * source, and goes on where an interrupted run stopped. What was edited here stays as it is.
 */
export async function importArticles(options: ImportOptions): Promise<ImportCounts> {
  const { source, report, onProgress } = options;
  const counts = {
    new: 0,
    changed: 0,
    unchanged: 0,
    kept: 0,
    skipped: 0,
    pictures: 0,
    redirects: 0,
  };
  const tell = (line: ReportLine) => {
    counts[line.outcome] += 1;
    counts.pictures += line.pictures;
    counts.redirects += line.redirects;
    report(line);
  };
  const total = Math.max(1, await source.count());
  let done = 0;
  const seen = new Set<string>();
  for await (const item of source.items()) {
    const lines =
      item.kind === 'article'
        ? await importArticle(options, withoutSeen(item.article, seen, tell))
        : [skippedLine(item)];
    for (const line of lines) tell(line);
    done += 1;
    onProgress(options.pictures ? 'Importing' : 'Looking at', Math.min(done, total), total);
  }
  return counts;
}

/** A second text with the same key would change the first one at each import. */
function withoutSeen(
  article: SourceArticle,
  seen: Set<string>,
  tell: (line: ReportLine) => void,
): SourceArticle {
  const texts = article.texts.filter(({ key, language }) => {
    if (!seen.has(key)) return seen.add(key);
    const reason = `the source has another text of this article in ${language}`;
    tell(skippedLine({ where: article.where, reason }));
    return false;
  });
  return { ...article, texts };
}

const nothing = { pictures: 0, redirects: 0 };

function skippedLine({ where, reason }: { where: string; reason: string }): ReportLine {
  return { ...nothing, outcome: 'skipped', where, notes: [reason] };
}

/** A text on its way into the database. */
type Step = PlannedText & { line: ReportLine; pictures: TextPictures };

async function importArticle(
  { database, pictures: store }: ImportOptions,
  article: SourceArticle,
): Promise<ReportLine[]> {
  const steps: Step[] = [];
  for (const text of article.texts) steps.push(await planStep(database, article, text));
  if (!store) for (const step of steps) tellMissing(step);
  else if (steps.some(isPending)) {
    await storeCopies(database, article, steps);
    for (const step of steps.filter(isWork)) await fetchPictures(step, store);
    await storeSteps(database, article, steps);
  }
  return steps.map(({ line }) => line);
}

/** Whether there is something to store: a text, or that it was imported. */
function isPending(step: PlannedText): boolean {
  return isWork(step) || (step.plan.outcome === 'unchanged' && !step.plan.isNoted);
}

/** Paths that are pages of this site lead to those. */
const ownPaths = new Set<string>(staticPagePaths);

async function planStep(
  database: Database,
  article: SourceArticle,
  found: SourceText,
): Promise<Step> {
  const pictures = await findPictures(article, found);
  const fingerprint = fingerprintOf(found, await identifyPictures(pictures));
  const plan = await planText({ database, article, text: found, fingerprint });
  const oldPaths = found.oldPaths.filter((path) => !ownPaths.has(path));
  const text = { ...found, oldPaths };
  const { language, values } = text;
  const line: ReportLine = {
    ...nothing,
    outcome: plan.outcome,
    where: article.where,
    language,
    title: values.title,
    notes: 'reason' in plan ? [plan.reason] : [],
  };
  const step = { text, values, fingerprint, plan, pictures, line };
  if (!isWork(step)) return step;
  line.pictures = pictures.size;
  line.redirects = oldPaths.length;
  line.notes.push(...article.notes);
  for (const path of found.oldPaths)
    if (ownPaths.has(path)) line.notes.push(`${path} is a page of this site: it does not redirect`);
  return step;
}

/** A dry run fetches nothing, and names what is missing on the disk. */
function tellMissing(step: Step): void {
  if (!isWork(step)) return;
  for (const source of step.pictures.values())
    if (source.kind === 'missing') step.line.notes.push(source.reason);
}

async function storeCopies(
  database: Database,
  { readCopies }: SourceArticle,
  steps: readonly Step[],
): Promise<void> {
  if (!readCopies) return;
  try {
    for await (const copy of readCopies()) {
      try {
        await storePictureCopy(database, copy);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        steps[0]?.line.notes.push(`${copy.hash}: ${error.message}`);
      }
    }
  } catch (error) {
    if (!(error instanceof TransferError)) throw error;
    steps[0]?.line.notes.push(error.message);
  }
}

async function fetchPictures(step: Step, store: PictureStore): Promise<void> {
  const { values, problems } = await storePictures(step.values, step.pictures, store);
  step.line.notes.push(...problems);
  // The paths of pictures may be longer than those of the source.
  const broken = findBrokenRule(values);
  if (broken === null) step.values = values;
  else skip(step, broken);
}

function skip(step: Step, reason: string): void {
  step.plan = { outcome: 'skipped', reason };
  step.line = { ...step.line, ...nothing, outcome: 'skipped', notes: [reason] };
}

async function storeSteps(
  database: Database,
  article: SourceArticle,
  steps: readonly Step[],
): Promise<void> {
  try {
    const taken = await storeArticle(database, article, steps);
    for (const path of taken)
      steps[0]?.line.notes.push(`${path} leads to another post already: it does not redirect`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    for (const step of steps.filter(isPending)) skip(step, error.message);
  }
}
