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
  /** Called with the newest text when the proposal is shown, so that the proposal has what was typed until then. */
  propose: (now: ProposedText) => ProposedText;
};

/**
 * Asks the assistant for a better English text. Nothing changes until an editor accepts the proposal.
 *
 * @param options.readText reads the newest English text
 * @param options.translationGroup of the post; a proposal is never shown in another post
 * @param options.run runs one action at a time
 * @param options.isComplete reports what is missing before the text can be sent
 */
export function useEnhance(options: {
  readText: () => { title: string; content: string };
  translationGroup: string;
  change: ChangeProposedText;
  run: (name: 'enhance', work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  isComplete: () => boolean;
}): {
  enhance: () => Promise<void>;
  /** The proposal that is being streamed. */
  streamedProposal: StreamedText;
  /** Shows a proposal that was not shown at once, because somebody was typing; null when there is none. */
  showProposal: (() => void) | null;
} {
  const { readText, translationGroup, change, run, isComplete } = options;
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
      const { title, content } = readText();
      const sent = normalizeLineEndings(content);
      await run('enhance', async (signal) => {
        streamedProposal.write({ from: 0, text: '' });
        setWaiting(null);
        try {
          const fetch = eventStreamFetch({ signal, onPartial: streamedProposal.write });
          const [{ enhancedContent, run: made }, { rebaseTyped }] = await Promise.all([
            call(() => client['enhance-blog'].$post({ json: { title, content } }, { fetch })),
            // Loads the diff on demand, because nothing else here needs it.
            import('./rebase-typed.ts'),
          ]);
          if (enhancedContent === sent) {
            addToast({ text: t('nothingToChange') });
            return;
          }
          const propose = (latest: ProposedText) => {
            const now = normalizeLineEndings(latest.content);
            const proposed = rebaseTyped({ sent, now, answer: enhancedContent });
            return applyProposal(latest, { accepted: now, proposed, run: made });
          };
          // Showing the proposal now would replace the text and the cursor of somebody who is typing.
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
