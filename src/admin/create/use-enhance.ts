import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withUnixLineEnds } from '../editor/unix-line-ends.ts';
import { type ComingText, createComingText } from '../enhance/coming-text.ts';
import { withProposal } from '../enhance/proposal.ts';
import { useNotices } from '../frame/notices.tsx';
import { useAddToast } from '../frame/toasts.tsx';
import { isCancelled, useApi } from '../session/api-client.ts';
import { eventStreamFetch } from '../session/event-stream-fetch.ts';
import { finalText } from './create-form.ts';
import type { ActionTools } from './use-create-actions.tsx';

/**
 * Has the assistant propose a better English text: of the enhanced one where there is one. Nothing changes but by what is
 * accepted of the proposal.
 */
export function useEnhance({ form, draft, run, isComplete }: ActionTools): {
  enhance: () => Promise<void>;
  /** The proposal while it comes. */
  comingProposal: ComingText;
} {
  const { client, call } = useApi();
  const notices = useNotices();
  const addToast = useAddToast();
  const t = useTranslations('adminEnhance');
  const [comingProposal] = useState(createComingText);
  return {
    comingProposal,
    async enhance() {
      if (!isComplete('en', 'textRequired')) return;
      const { title, content } = finalText(form, 'en');
      const sent = withUnixLineEnds(content);
      await run('enhance', async (signal) => {
        comingProposal.put({ from: 0, text: '' });
        try {
          const fetch = eventStreamFetch({ signal, onPartial: comingProposal.put });
          const [{ enhancedContent }, { withTyped }] = await Promise.all([
            call(() => client['enhance-blog'].$post({ json: { title, content } }, { fetch })),
            // Brings the comparison of texts, which nothing else here needs.
            import('../enhance/with-typed.ts'),
          ]);
          if (enhancedContent === sent) {
            addToast({ text: t('nothingToChange') });
            return;
          }
          draft.change((latest) => {
            if (latest.translationGroup !== form.translationGroup) return latest;
            const now = withUnixLineEnds(finalText(latest, 'en').content);
            const proposed = withTyped({ sent, now, answer: enhancedContent });
            return withProposal(latest, { accepted: now, proposed });
          });
          notices.succeed('enhanced');
        } catch (error) {
          if (isCancelled(error)) throw error;
          notices.fail(error, 'enhance');
        }
      });
    },
  };
}
