import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';
import { isCancelled, useApi } from '../api/client.ts';
import { eventStreamFetch } from '../api/event-stream-fetch.ts';
import { useBanner } from '../shared/banner.tsx';
import { createStreamedText, type StreamedText } from '../shared/streamed-text.ts';
import { useAddToast } from '../shared/toasts.tsx';
import { applyProposal, type ChangeProposedText, type ProposedText } from './proposal.ts';
import { isWritingText } from './writing-area.ts';

type WaitingProposal = {
  translationGroup: string;
  /** Given the text when it is shown: what was typed until then goes into the proposal. */
  propose: (now: ProposedText) => ProposedText;
};

/**
 * Asks the assistant for a better English text. Nothing changes until an editor accepts the proposal.
 *
 * @param options.translationGroup the post's; a proposal for one post is not shown in another
 * @param options.run runs one action at a time
 * @param options.isComplete says what is missing where the text can't be sent
 */
export function useEnhance(options: {
  title: string;
  content: string;
  translationGroup: string;
  change: ChangeProposedText;
  run: (name: 'enhance', work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  isComplete: () => boolean;
}): {
  enhance: () => Promise<void>;
  /** The proposal while the server sends it. */
  streamedProposal: StreamedText;
  /** Shows the proposal that waits because somebody was typing when it came; null where none waits. */
  showProposal: (() => void) | null;
} {
  const { title, content, translationGroup, change, run, isComplete } = options;
  const { client, call } = useApi();
  const banner = useBanner();
  const addToast = useAddToast();
  const t = useTranslations('adminProposal');
  const [streamedProposal] = useState(createStreamedText);
  const [waiting, setWaiting] = useState<WaitingProposal | null>(null);
  return {
    streamedProposal,
    showProposal:
      waiting?.translationGroup === translationGroup
        ? () => {
            change(waiting.propose);
            setWaiting(null);
          }
        : null,
    async enhance() {
      if (!isComplete()) return;
      const sent = normalizeLineEndings(content);
      await run('enhance', async (signal) => {
        streamedProposal.write({ from: 0, text: '' });
        setWaiting(null);
        try {
          const fetch = eventStreamFetch({ signal, onPartial: streamedProposal.write });
          const [{ enhancedContent }, { rebaseTyped }] = await Promise.all([
            call(() => client['enhance-blog'].$post({ json: { title, content } }, { fetch })),
            // Loads the diff, which nothing else here needs.
            import('./rebase-typed.ts'),
          ]);
          if (enhancedContent === sent) {
            addToast({ text: t('nothingToChange') });
            return;
          }
          const propose = (latest: ProposedText) => {
            const now = normalizeLineEndings(latest.content);
            const proposed = rebaseTyped({ sent, now, answer: enhancedContent });
            return applyProposal(latest, { accepted: now, proposed });
          };
          // Showing it now would replace the text, and with it the cursor of whoever types there.
          if (isWritingText('en')) setWaiting({ translationGroup, propose });
          else change(propose);
          banner.showSuccess('enhanced');
        } catch (error) {
          if (isCancelled(error)) throw error;
          banner.showError(error, 'enhance');
        }
      });
    },
  };
}
