import { useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { useNotices } from '../frame/notices.tsx';
import { ApiError, isCancelled, useApi } from '../session/api-client.ts';
import { eventStreamFetch } from '../session/event-stream-fetch.ts';
import { type SeoProposal, withPiece } from './seo-proposal.ts';

type TranslationLanguage = Exclude<Language, 'en'>;

export type SeoRequestState = {
  /** What has come of an answer that is on its way; undefined while none is. */
  coming: SeoProposal | undefined;
  /** Whether the last answer was that there is no assistant. */
  isNotConfigured: boolean;
};

const tasks = {
  ckb: { path: 'generate-kurdish-seo', success: 'kurdishSeo' },
  ar: { path: 'generate-arabic-seo', success: 'arabicSeo' },
} as const;

/** Asks the assistant how search engines should describe a post, and says what became of it. */
export function useSeoRequest() {
  const { client, call } = useApi();
  const notices = useNotices();
  const [coming, setComing] = useState<{ [Name in TranslationLanguage]?: SeoProposal }>({});
  const [notConfigured, setNotConfigured] = useState<TranslationLanguage | null>(null);
  return {
    stateOf: (language: Language): SeoRequestState => ({
      coming: language === 'en' ? undefined : coming[language],
      isNotConfigured: language === notConfigured,
    }),
    /**
     * @returns null where it failed
     * @throws {DOMException} `AbortError` where it was cancelled
     */
    async request(
      language: TranslationLanguage,
      { title, content }: { title: string; content: string },
      signal: AbortSignal,
    ): Promise<SeoProposal | null> {
      const { path, success } = tasks[language];
      const fetch = eventStreamFetch({
        signal,
        onPartial: (piece) =>
          setComing((all) => ({ ...all, [language]: withPiece(all[language] ?? {}, piece) })),
      });
      setNotConfigured(null);
      setComing((all) => ({ ...all, [language]: {} }));
      try {
        const answer = await call(() =>
          client[path].$post({ json: { title, content } }, { fetch }),
        );
        notices.succeed(success, { about: language });
        const { suggestedSlug, ...seo } = answer;
        return { ...seo, slug: suggestedSlug };
      } catch (error) {
        if (isCancelled(error)) throw error;
        notices.fail(error, 'seo', { about: language });
        if (error instanceof ApiError && error.code === 'assistant-not-configured')
          setNotConfigured(language);
        return null;
      } finally {
        setComing(({ [language]: _ended, ...others }) => others);
      }
    },
  };
}
