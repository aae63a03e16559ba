import type { AdminPost, AdminPostSummary } from '#domain/posts/index.ts';
import type { BatchUndo } from '#domain/posts/shared/batch.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { columnTranslations } from '../../shared/column-languages.ts';
import type { Article } from '../articles.ts';

/** A translation that an article lacks. */
export type MissingTranslation = { source: AdminPostSummary; language: TranslationLanguage };

export type FailedTranslation = MissingTranslation & { error: unknown };

export type TranslationRun = {
  phase: 'asking' | 'running' | 'ended';
  wanted: readonly MissingTranslation[];
  /** How many articles have no English text to translate. */
  withoutEnglish: number;
  /** How many were begun and are over. */
  done: number;
  stored: readonly AdminPost[];
  failed: readonly FailedTranslation[];
};

export type TranslationRunAction =
  | { type: 'started' }
  | { type: 'stored'; post: AdminPost }
  | { type: 'failed'; failure: FailedTranslation }
  /** All are done, the editor cancelled, or no other attempt makes sense. */
  | { type: 'ended' };

/** What the articles lack, article by article. */
export function planRun(articles: readonly Article[]): TranslationRun {
  const wanted = articles.flatMap(({ translations }) => {
    const { en: source } = translations;
    if (!source) return [];
    const missing = columnTranslations.filter((language) => !translations[language]);
    return missing.map((language) => ({ source, language }));
  });
  const withoutEnglish = articles.filter(({ translations }) => !translations.en).length;
  return { phase: 'asking', wanted, withoutEnglish, done: 0, stored: [], failed: [] };
}

export function translationRunReducer(
  run: TranslationRun,
  action: TranslationRunAction,
): TranslationRun {
  switch (action.type) {
    case 'started':
      return { ...run, phase: 'running' };
    case 'stored':
      return { ...run, done: run.done + 1, stored: [...run.stored, action.post] };
    case 'failed':
      return { ...run, done: run.done + 1, failed: [...run.failed, action.failure] };
    case 'ended':
      return { ...run, phase: 'ended' };
  }
}

/** What deletes the new drafts again; null where there are none. */
export function undoOf({ stored }: TranslationRun): BatchUndo | null {
  if (stored.length === 0) return null;
  return {
    action: 'delete-drafts',
    posts: stored.map(({ id, updatedAt }) => ({ id, updatedAt })),
  };
}

/** The articles that still lack a translation after a run. */
export function unfinishedGroups({ wanted, stored }: TranslationRun): string[] {
  const isStored = ({ source, language }: MissingTranslation) =>
    stored.some(
      (post) => post.translationGroup === source.translationGroup && post.language === language,
    );
  const unfinished = wanted.filter((missing) => !isStored(missing));
  return [...new Set(unfinished.map(({ source }) => source.translationGroup))];
}
