import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { type ComingText, createComingText } from '../enhance/coming-text.ts';
import type { TranslationLanguage } from './translation-language.ts';
import type { PostText } from './translation-record.ts';

/** A translation while it comes. */
export type ComingPost = Record<keyof PostText, ComingText>;

export function createComingPost(): ComingPost {
  return { title: createComingText(), content: createComingText() };
}

/** In the place of the text that it will be, its newest words in sight. */
export function ComingTranslation(props: { coming: ComingPost; language: TranslationLanguage }) {
  const { coming, language } = props;
  const t = useTranslations('adminTranslation');
  const title = useSyncExternalStore(coming.title.subscribe, coming.title.read);
  const content = useSyncExternalStore(coming.content.subscribe, coming.content.read);
  const box = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is scrolled to is the end of the text
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [content]);

  return (
    <div className="flex grow flex-col border-s-4 border-gold-strong bg-surface-raised px-4 py-3">
      {/* At the end of a long column, where the button is that it was asked for with. */}
      <section
        ref={box}
        aria-label={t('heading', { language })}
        aria-busy="true"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
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
