import { findingKey } from '#domain/translation/shared/finding.ts';
import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { checkTranslation } from '#domain/translation/shared/qa/check-translation.ts';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { suggestSpellings } from '#language/orthography/spelling-suggestions.ts';
import { blocksPublishing, type LocatedFinding, type LocatedSpelling } from './located-finding.ts';
import { rangeIn } from './text-range.ts';
import { sourceOf, textOf } from './translation-record.ts';

export type RecordCheck = { findings: LocatedFinding[]; spellings: LocatedSpelling[] };

/** Returns the findings of the translation check, and suggestions for the spelling. */
export function checkRecord(
  record: TranslationRecord,
  language: TranslationLanguage,
  glossary: readonly GlossaryTerm[],
): RecordCheck {
  return {
    findings: findingsOf(record, language, glossary),
    spellings: (['title', 'content'] as const).flatMap((field) =>
      suggestSpellings(textOf(record)[field], language).map(({ found, suggested, from, to }) => ({
        found,
        suggested,
        range: rangeIn(record, { field, from, to }),
      })),
    ),
  };
}

/** Returns the findings that block publishing. Findings about the glossary never do. */
export function blockingFindings(
  record: TranslationRecord,
  language: TranslationLanguage,
): LocatedFinding[] {
  return findingsOf(record, language, []).filter(blocksPublishing);
}

function findingsOf(
  record: TranslationRecord,
  language: TranslationLanguage,
  glossary: readonly GlossaryTerm[],
): LocatedFinding[] {
  const source = sourceOf(record);
  if (!source.title && !source.content) return [];
  const found = checkTranslation({ source, translation: textOf(record), language, glossary });
  return found.map((finding) => {
    const key = findingKey(finding);
    const dismissal = record.dismissed.find((one) => one.finding === key);
    const { code, isBlocking, subject } = finding;
    const range = rangeIn(record, finding);
    return { code, isBlocking, subject, key, range, reason: dismissal?.reason ?? null };
  });
}
