import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { ComingText } from './coming-text.ts';

/** A proposal while it comes, its newest words in sight. The editor beside it stays open for typing. */
export function ComingProposal({ coming }: { coming: ComingText }) {
  const t = useTranslations('adminEnhance');
  const text = useSyncExternalStore(coming.subscribe, coming.read);
  const box = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is scrolled to is the end of the text
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [text]);

  return (
    <section
      ref={box}
      aria-label={t('proposal')}
      aria-busy="true"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="mt-3 max-h-64 overflow-y-auto border-s-4 border-gold-strong bg-surface-raised px-4 py-2 text-small"
    >
      <p className="font-medium">{t('coming')}</p>
      <div lang="en" dir="ltr" className="mt-1 whitespace-pre-wrap wrap-anywhere empty:hidden">
        {text}
      </div>
    </section>
  );
}
