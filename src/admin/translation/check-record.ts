import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { issueKey } from '#domain/translation/shared/issue.ts';
import { checkTranslation } from '#domain/translation/shared/qa/check-translation.ts';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { suggestSpellings } from '#language/orthography/spelling-suggestions.ts';
import { blocksPublishing, type LocatedIssue, type LocatedSpelling } from './located-issue.ts';
import { rangeIn, textAt } from './text-range.ts';
import { sourceOf, textOf } from './translation-record.ts';

export type RecordCheck = { issues: LocatedIssue[]; spellings: LocatedSpelling[] };

/** Returns the issues of the translation check, and suggestions for the spelling. */
export function checkRecord(
  record: TranslationRecord,
  language: TranslationLanguage,
  glossary: readonly GlossaryTerm[],
): RecordCheck {
  return {
    issues: issuesOf(record, language, glossary),
    spellings: (['title', 'content'] as const).flatMap((field) =>
      suggestSpellings(textOf(record)[field], language).map(({ found, suggested, from, to }) => ({
        found,
        suggested,
        range: rangeIn(record, { field, from, to }),
      })),
    ),
  };
}

/** Returns the issues that block publishing. Issues about the glossary never do. */
export function blockingIssues(
  record: TranslationRecord,
  language: TranslationLanguage,
): LocatedIssue[] {
  return issuesOf(record, language, []).filter(blocksPublishing);
}

function issuesOf(
  record: TranslationRecord,
  language: TranslationLanguage,
  glossary: readonly GlossaryTerm[],
): LocatedIssue[] {
  const source = sourceOf(record);
  if (!source.title && !source.content) return [];
  const found = checkTranslation({ source, translation: textOf(record), language, glossary });
  return found.map((issue) => {
    const key = issueKey(issue);
    const dismissal = record.dismissed.find((one) => one.finding === key);
    const { code, isBlocking, subject, replacement } = issue;
    const range = rangeIn(record, issue);
    const found = textAt(record, range.blockRef).slice(range.from, range.to);
    const correction = replacement === undefined ? null : { found, suggested: replacement };
    return { code, isBlocking, subject, key, range, reason: dismissal?.reason ?? null, correction };
  });
}
