import { useApi } from '../session/api-client.ts';
import { eventStreamFetch, type PartialText } from '../session/event-stream-fetch.ts';
import type { PartOfPost } from './translate-rows.ts';
import type { TranslationLanguage } from './translation-language.ts';
import type { PostText } from './translation-record.ts';

/** Asks the assistant for a translation, which comes piece by piece. */
export function useTranslationCall() {
  const { client, call } = useApi();
  return async (
    language: TranslationLanguage,
    json: PartOfPost,
    options: { signal: AbortSignal; onPartial?: (partial: PartialText) => void },
  ): Promise<PostText> => {
    const path = language === 'ckb' ? 'translate-kurdish' : 'translate-arabic';
    const fetch = eventStreamFetch({ onPartial() {}, ...options });
    const { translated } = await call(() => client[path].$post({ json }, { fetch }));
    return translated;
  };
}
