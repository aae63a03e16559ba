import { readdirSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import { checkRecord, type RecordCheck } from '#admin/translation/check-record.ts';
import { rankRows } from '#admin/translation/rank-rows.ts';
import { type BlockRef, type ReviewRow, reviewRows } from '#admin/translation/review-rows.ts';
import { recordOfTranslation, sourceOf } from '#admin/translation/translation-record.ts';
import type { AnnotatedParagraph, Annotation } from '#domain/translation/shared/annotation.ts';
import { glossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import type { Database } from '#platform/database/index.ts';
import { glossary } from '../../content/glossary.ts';
import { imperfectReviewer } from '../fakes/imperfect-reviewer.ts';
import type { ModelAnswer } from '../fakes/model-answer.ts';
import { type ModelRequest, startModelServer } from '../fakes/model-server.ts';
import { testOnFile } from '../support/each-engine.ts';
import { randomNumbers } from '../support/edited-texts.ts';
import { editorCalls } from '../support/editor-calls.ts';
import {
  type InjectedError,
  paragraphsWithErrors,
  type TestedParagraph,
} from '../support/injected-errors.ts';

const terms = Object.entries(glossary).map(([english, translations]) =>
  glossaryTerm.parse({ english, translations }),
);

/** Errors in three of twenty paragraphs, put in three times. */
const errorShare = 0.15;
const seeds = [1, 2, 3];

/** The shares of the errors that the models find. Each also takes every fifth paragraph for wrong. */
const shares = [0.3, 0.5, 0.7];

testOnFile('the worst fifth of all paragraphs holds 60% of known errors', async ({ database }) => {
  const totals = { paragraphs: 0, inFifth: 0, errors: 0, byRules: 0 };
  const byModel: Record<string, { alone: number; withRules: number }> = {};
  const byKind: Record<string, { errors: number; byRules: number; withModel: number }> = {};
  for (const seed of seeds) {
    const paragraphs = paragraphsWithErrors(
      readdirSync('content/posts').sort(),
      errorShare,
      randomNumbers(seed),
    );
    const translations = checkedTranslations(paragraphs);
    const errors = paragraphs.flatMap(({ error }) => error ?? []);
    const byRules = errorsInWorstFifth(translations, { withRules: true });
    totals.paragraphs += paragraphs.length;
    totals.inFifth += Math.floor(paragraphs.length / 5);
    totals.errors += errors.length;
    totals.byRules += byRules.length;
    for (const finds of shares) {
      const random = randomNumbers(1_000 * seed + 100 * finds);
      const annotations = await askReviewer(database, translations, {
        username: `editor of ${seed} and ${finds}`,
        answer: imperfectReviewer(paragraphs, { finds, invents: 0.2, random }),
      });
      const withModel = errorsInWorstFifth(translations, { withRules: true, annotations });
      const count = byModel[`finds ${finds}`] ?? { alone: 0, withRules: 0 };
      byModel[`finds ${finds}`] = count;
      count.alone += errorsInWorstFifth(translations, { withRules: false, annotations }).length;
      count.withRules += withModel.length;
      if (finds !== 0.5) continue;
      for (const error of errors) {
        const kind = byKind[error.kind] ?? { errors: 0, byRules: 0, withModel: 0 };
        byKind[error.kind] = kind;
        kind.errors += 1;
        if (byRules.includes(error)) kind.byRules += 1;
        if (withModel.includes(error)) kind.withModel += 1;
      }
    }
  }
  expect(totals).toEqual({ paragraphs: 954, inFifth: 189, errors: 144, byRules: 102 });
  expect(byModel).toEqual({
    'finds 0.3': { alone: 61, withRules: 112 },
    'finds 0.5': { alone: 80, withRules: 120 },
    'finds 0.7': { alone: 93, withRules: 119 },
  });
  expect(byKind).toEqual({
    'another meaning': { errors: 12, byRules: 10, withModel: 10 },
    'changed number': { errors: 15, byRules: 13, withModel: 15 },
    'dropped sentence': { errors: 15, byRules: 7, withModel: 11 },
    'foreign letters': { errors: 15, byRules: 12, withModel: 14 },
    'foreign words': { errors: 15, byRules: 15, withModel: 15 },
    'invented sentence': { errors: 12, byRules: 9, withModel: 10 },
    'negation removed': { errors: 15, byRules: 2, withModel: 8 },
    'swapped name': { errors: 15, byRules: 15, withModel: 15 },
    'untranslated passage': { errors: 15, byRules: 14, withModel: 14 },
    'wrong term': { errors: 15, byRules: 5, withModel: 8 },
  });
  for (const { withRules } of Object.values(byModel))
    expect(withRules / totals.errors).toBeGreaterThanOrEqual(0.6);
});

type CheckedTranslation = {
  language: 'ar' | 'ckb';
  paragraphs: readonly TestedParagraph[];
  rows: readonly ReviewRow[];
  check: RecordCheck;
};

/** Each article in each language, as the panel reviews it. */
function checkedTranslations(all: readonly TestedParagraph[]): CheckedTranslation[] {
  const groups = Map.groupBy(all, ({ article, language }) => `${article} ${language}`);
  return [...groups.values()].map((paragraphs) => {
    const language = paragraphs[0]?.language ?? 'ar';
    const whole = (field: 'source' | 'translation') => ({
      title: '',
      content: paragraphs.map((paragraph) => paragraph[field]).join('\n\n'),
    });
    const record = recordOfTranslation(whole('source'), whole('translation'));
    expect(record.blocks.map(({ text }) => text)).toEqual(
      paragraphs.map(({ translation }) => translation),
    );
    const rows = reviewRows(sourceOf(record), record);
    return { language, paragraphs, rows, check: checkRecord(record, language, terms) };
  });
}

type Annotations = ReadonlyMap<TestedParagraph, readonly Annotation[]>;

/** Has all translations looked at, over the API and the protocol of a provider. */
async function askReviewer(
  database: Database,
  translations: readonly CheckedTranslation[],
  { username, answer }: { username: string; answer: (request: ModelRequest) => ModelAnswer },
): Promise<Annotations> {
  const server = await startModelServer(answer);
  onTestFinished(server.close);
  const call = await editorCalls(database, {
    username,
    assistant: {
      provider: 'openai-compatible',
      model: 'reviewer',
      baseUrl: server.baseUrlFor('openai-compatible'),
    },
  });
  const annotations = new Map<TestedParagraph, readonly Annotation[]>();
  for (const { language, paragraphs } of translations) {
    const { status, body } = await call('POST', '/second-look', {
      language,
      reasonsIn: 'en',
      paragraphs: paragraphs.map(({ source, translation }) => ({ source, translation })),
    });
    expect(status).toBe(200);
    const looked: AnnotatedParagraph[] = body.looked;
    for (const { paragraph, annotations: marked } of looked) {
      const tested = paragraphs[paragraph];
      if (tested) annotations.set(tested, marked);
    }
  }
  return annotations;
}

/** The errors in the fifth of all paragraphs that comes first in the panel's order. */
function errorsInWorstFifth(
  translations: readonly CheckedTranslation[],
  use: { withRules: boolean; annotations?: Annotations },
): InjectedError[] {
  const ranked = translations.flatMap(({ language, paragraphs, rows, check }) => {
    const tested = ({ blockRef }: { blockRef: BlockRef | null }) =>
      typeof blockRef === 'number' ? paragraphs[blockRef] : undefined;
    return rankRows(rows, {
      check: use.withRules ? check : { issues: [], spellings: [] },
      annotationsOf(row) {
        const paragraph = tested(row);
        return (paragraph && use.annotations?.get(paragraph)) ?? [];
      },
      language,
    }).map((row) => ({ error: tested(row)?.error, score: row.score }));
  });
  return ranked
    .sort((one, other) => other.score - one.score)
    .slice(0, Math.floor(ranked.length / 5))
    .flatMap(({ error }) => error ?? []);
}
