import { useSeoRequest } from '../post-form/use-seo-request.ts';
import { withText } from './create-form.ts';
import type { ActionTools, TranslationLanguage } from './use-create-actions.tsx';

/** Has the assistant propose how search engines should describe a translation. What is typed stays until the proposal is taken. */
export function useGenerateSeo({ form, draft, run, isComplete }: ActionTools) {
  const { stateOf, request } = useSeoRequest();
  return {
    seoRequestOf: stateOf,
    async generateSeo(language: TranslationLanguage) {
      const lacking = language === 'ckb' ? 'kurdishSeoRequired' : 'arabicSeoRequired';
      if (!isComplete(language, lacking)) return;
      await run(`seo-${language}`, async (signal) => {
        const seoProposal = await request(language, form.texts[language], signal);
        if (!seoProposal) return;
        draft.change((now) =>
          // Another text may have been opened meanwhile.
          now.translationGroup === form.translationGroup
            ? withText(now, language, { seoProposal })
            : now,
        );
      });
    },
  };
}
