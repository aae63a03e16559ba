import type { TranslationLanguage } from '#i18n/languages.ts';
import { useApi } from '../api/client.ts';
import { eventStreamFetch } from '../api/event-stream-fetch.ts';
import { currentRecord } from './apply-edit.ts';
import { addProposals, updateRequest } from './apply-update.ts';
import { reviewRows } from './review-rows.ts';
import type { PostText, ReviewedText } from './translation-record.ts';

/**
 * Asks how a translation could follow the changes of its source. Only what changed is sent.
 *
 * @returns adds the proposals to the newest text, which stays as it is until one is taken
 */
export function useProposeUpdate() {
  const { client, call } = useApi();
  return async (
    language: TranslationLanguage,
    source: PostText,
    text: ReviewedText,
    signal: AbortSignal,
  ): Promise<(now: ReviewedText) => ReviewedText> => {
    const record = currentRecord(text);
    if (!record) return (now) => now;
    const { rows, passages } = updateRequest(reviewRows(source, record));
    const json = { language, title: source.title, passages };
    const fetch = eventStreamFetch({ signal, onPartial() {} });
    const answer = await call(() => client['update-translation'].$post({ json }, { fetch }));
    const updates = rows.flatMap((row, index) => {
      const updated = answer.passages[index];
      return updated ? [{ row, updated }] : [];
    });
    return (now) => {
      const newest = currentRecord(now);
      if (!newest) return now;
      const translation = addProposals(newest, source, { updates, run: answer.run });
      return { ...now, translation };
    };
  };
}
