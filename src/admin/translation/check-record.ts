import { checkTranslation } from '#domain/translation-rules/check/index.ts';
import {
  findingKey,
  type GlossaryTerm,
  type TranslationRecord,
} from '#domain/translation-rules/index.ts';
import { suggestSpellings } from '#i18n/orthography/spelling-suggestions.ts';
import { keepsFromPublishing, type PlacedFinding, type PlacedSpelling } from './placed-finding.ts';
import { stretchIn } from './record-places.ts';
import type { TranslationLanguage } from './translation-language.ts';
import { sourceOf, textOf } from './translation-record.ts';

export type RecordCheck = { findings: PlacedFinding[]; spellings: PlacedSpelling[] };

/** What should be looked at in a text: beside what it was translated from, and in its spelling. */
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
        stretch: stretchIn(record, { field, from, to }),
      })),
    ),
  };
}

/** What keeps a translation from being published; terms never do. */
export function blockingFindings(
  record: TranslationRecord,
  language: TranslationLanguage,
): PlacedFinding[] {
  return findingsOf(record, language, []).filter(keepsFromPublishing);
}

function findingsOf(
  record: TranslationRecord,
  language: TranslationLanguage,
  glossary: readonly GlossaryTerm[],
): PlacedFinding[] {
  const source = sourceOf(record);
  if (!source.title && !source.content) return [];
  const found = checkTranslation({ source, translation: textOf(record), language, glossary });
  return found.map((finding) => {
    const key = findingKey(finding);
    const dismissal = record.dismissed.find((one) => one.finding === key);
    const { code, isBlocking, subject } = finding;
    const stretch = stretchIn(record, finding);
    return { code, isBlocking, subject, key, stretch, reason: dismissal?.reason ?? null };
  });
}
