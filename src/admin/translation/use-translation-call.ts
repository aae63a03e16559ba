import type { TranslationLanguage } from '#i18n/languages.ts';
import { useApi } from '../api/client.ts';
import { eventStreamFetch, type PartialText } from '../api/event-stream-fetch.ts';
import type { PostExcerpt } from './translate-rows.ts';
import type { TranslatedText } from './translation-record.ts';

/** Requests a translation, which the server streams. */
export function useTranslationCall() {
  const { client, call } = useApi();
  return async (
    language: TranslationLanguage,
    json: PostExcerpt,
    options: { signal: AbortSignal; onPartial?: (partial: PartialText) => void },
  ): Promise<TranslatedText> => {
    const path = language === 'ckb' ? 'translate-kurdish' : 'translate-arabic';
    const fetch = eventStreamFetch({ onPartial() {}, ...options });
    const { translated, run, remembered } = await call(() =>
      client[path].$post({ json }, { fetch }),
    );
    return { ...translated, run, remembered };
  };
}
