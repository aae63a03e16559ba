import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { StreamedText } from '../shared/streamed-text.ts';

/** A proposal that is being streamed, scrolled to its end. The editor stays open for typing. */
export function StreamingProposal({ streamed }: { streamed: StreamedText }) {
  const t = useTranslations('adminProposal');
  const text = useSyncExternalStore(streamed.subscribe, streamed.read);
  const box = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end of each new text
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [text]);

  return (
    <section
      ref={box}
      aria-label={t('proposal')}
      aria-busy="true"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
      tabIndex={0}
      className="mt-3 max-h-64 overflow-y-auto border-s-4 border-gold-strong bg-surface-raised px-4 py-2 text-small"
    >
      <p className="font-medium">{t('streaming')}</p>
      <div lang="en" dir="ltr" className="mt-1 whitespace-pre-wrap wrap-anywhere empty:hidden">
        {text}
      </div>
    </section>
  );
}
