import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf, type TranslationLanguage } from '#i18n/languages.ts';
import { createStreamedText, type StreamedText } from '../shared/streamed-text.ts';
import type { PostText } from './translation-record.ts';

/** A translation that is being streamed. */
export type StreamedPost = Record<keyof PostText, StreamedText>;

export function createStreamedPost(): StreamedPost {
  return { title: createStreamedText(), content: createStreamedText() };
}

/** Shows a translation that is being streamed, scrolled to its end, in place of the text. */
export function StreamingTranslation(props: {
  streamed: StreamedPost;
  language: TranslationLanguage;
}) {
  const { streamed, language } = props;
  const t = useTranslations('adminTranslation');
  const title = useSyncExternalStore(streamed.title.subscribe, streamed.title.read);
  const content = useSyncExternalStore(streamed.content.subscribe, streamed.content.read);
  const box = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end of each new text
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [content]);

  return (
    <div className="flex grow flex-col border-s-4 border-gold-strong bg-surface-raised px-4 py-3">
      {/* At the end of a column, near the button that started the translation. */}
      <section
        ref={box}
        aria-label={t('heading', { language })}
        aria-busy="true"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        className="sticky bottom-4 mt-auto max-h-80 overflow-y-auto"
      >
        <p className="text-small font-medium">{t('translating')}</p>
        <div lang={language} dir={directionOf(language)} className="wrap-anywhere">
          <p className="mt-2 text-h3 font-bold">{title}</p>
          <p className="mt-2 text-small whitespace-pre-wrap">{content}</p>
        </div>
      </section>
    </div>
  );
}
