import { useEffect, useState } from 'react';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { useGlossaryTerms } from '../shared/use-glossary-terms.ts';
import type { RecordCheck } from './check-record.ts';

const pauseMs = 300;

/** Null before the first check; `failed` when the check could not be loaded. */
export type CheckedRecord = RecordCheck | 'failed' | null;

/** Checks a text whenever the writer pauses. */
export function useRecordCheck(
  record: TranslationRecord,
  language: TranslationLanguage,
): CheckedRecord {
  const [checked, setChecked] = useState<CheckedRecord>(null);
  const { data: glossary } = useGlossaryTerms();
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      try {
        const { checkRecord } = await import('./check-record.ts');
        if (isCurrent) setChecked(checkRecord(record, language, glossary ?? []));
      } catch {
        if (isCurrent) setChecked('failed');
      }
    };
    const timer = setTimeout(() => void check(), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [record, language, glossary]);
  return checked;
}
