import type { TranslationLanguage } from '#i18n/languages.ts';
import { useSeoRequest } from '../post-form/use-seo-request.ts';
import type { ActionTools } from './action-tools.ts';
import { withText } from './compose-form.ts';

/** Asks the assistant for SEO texts for a translation. Typed texts stay until the proposal is accepted. */
export function useGenerateSeo({ readForm, draft, run, isComplete }: ActionTools) {
  const { states, request } = useSeoRequest();
  return {
    seoRequests: states,
    async generateSeo(language: TranslationLanguage) {
      const form = readForm();
      const message = language === 'ckb' ? 'kurdishSeoRequired' : 'arabicSeoRequired';
      if (!isComplete(language, message)) return;
      await run(`seo-${language}`, async (signal) => {
        const seoProposal = await request(language, form.texts[language], signal);
        if (!seoProposal) return;
        draft.change((now) =>
          // The editor may have opened another post meanwhile.
          now.translationGroup === form.translationGroup
            ? withText(now, language, { seoProposal })
            : now,
        );
      });
    },
  };
}
