import { useMemo, useState } from 'react';
import type { Language, TranslationLanguage } from '#i18n/languages.ts';
import { ApiError, isCancelled, useApi } from '../api/client.ts';
import { eventStreamFetch } from '../api/event-stream-fetch.ts';
import { useBanner } from '../shared/banner.tsx';
import { type SeoProposal, withPartial } from './seo-proposal.ts';

export type SeoRequestState = {
  /** The received part of a streamed response; undefined while none is streamed. */
  partial: SeoProposal | undefined;
  /** Whether the last response said that no assistant is configured. */
  isNotConfigured: boolean;
};

const tasks = {
  ckb: { path: 'generate-kurdish-seo', success: 'kurdishSeo' },
  ar: { path: 'generate-arabic-seo', success: 'arabicSeo' },
} as const;

const noRequest: SeoRequestState = { partial: undefined, isNotConfigured: false };

/** Requests SEO texts from the assistant, and shows the outcome in the banner. */
export function useSeoRequest() {
  const { client, call } = useApi();
  const banner = useBanner();
  const [partials, setPartials] = useState<{ [Name in TranslationLanguage]?: SeoProposal }>({});
  const [notConfigured, setNotConfigured] = useState<TranslationLanguage | null>(null);
  // The same objects while no request changes them, for memoised columns.
  const states = useMemo((): Record<Language, SeoRequestState> => {
    const stateOf = (language: TranslationLanguage) => ({
      partial: partials[language],
      isNotConfigured: language === notConfigured,
    });
    return { en: noRequest, ar: stateOf('ar'), ckb: stateOf('ckb') };
  }, [partials, notConfigured]);
  return {
    states,
    /**
     * @returns null when the request failed
     * @throws {DOMException} `AbortError` when it was cancelled
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
          setPartials((all) => ({ ...all, [language]: withPartial(all[language] ?? {}, piece) })),
      });
      setNotConfigured(null);
      setPartials((all) => ({ ...all, [language]: {} }));
      try {
        const answer = await call(() =>
          client[path].$post({ json: { title, content } }, { fetch }),
        );
        banner.showSuccess(success, { about: language });
        const { suggestedSlug, ...seo } = answer;
        return { ...seo, slug: suggestedSlug };
      } catch (error) {
        if (isCancelled(error)) throw error;
        banner.showError(error, 'seo', { about: language });
        if (error instanceof ApiError && error.code === 'assistant-not-configured')
          setNotConfigured(language);
        return null;
      } finally {
        setPartials(({ [language]: _ended, ...others }) => others);
      }
    },
  };
}
