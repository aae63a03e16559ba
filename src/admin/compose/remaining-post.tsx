import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf, type Language, localeConfig } from '#i18n/languages.ts';
import { columnLanguages } from '../shared/column-languages.ts';
import { useLanguageNames } from '../shared/use-language-names.ts';
import { type ComposeForm, finalText, waitingLanguages } from './compose-form.ts';

type Props = {
  form: ComposeForm;
  onResume: () => void;
  onPublish: (language: Language) => void;
};

/**
 * The texts that the last publication left, above the empty form: what they say, and a button that publishes each. The
 * button that brings all of them back takes the focus, so that one key press does.
 */
export function RemainingPost({ form, onResume, onPublish }: Props) {
  const id = useId();
  const t = useTranslations('adminCompose.recoverableDrafts');
  const names = useLanguageNames();
  const unpublished = waitingLanguages(form);
  const waiting = columnLanguages.filter((language) => unpublished.includes(language));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    // In line with the columns below it.
    <section
      aria-labelledby={id}
      className="mt-3 grid gap-x-5 gap-y-4 border-s-4 border-accent bg-surface-raised p-4 xl:grid-cols-3"
    >
      <div>
        <h3 id={id} className="text-body font-bold">
          {t('remainingTitle', { languages: names(waiting) })}
        </h3>
        <p id={`${id}-text`} className="mt-1 text-small">
          {t('remainingText')}
        </p>
        <button
          ref={button}
          type="button"
          aria-describedby={`${id}-text`}
          className="panel-button-primary mt-3 scroll-mt-36"
          onClick={onResume}
        >
          {t('resumeRemaining')}
        </button>
      </div>
      <ul className="contents">
        {waiting.map((language) => (
          <RemainingText
            key={language}
            form={form}
            language={language}
            publish={() => onPublish(language)}
          />
        ))}
      </ul>
    </section>
  );
}

/** One waiting text: its title, how it begins, and a button that publishes it. */
function RemainingText(props: { form: ComposeForm; language: Language; publish: () => void }) {
  const { form, language } = props;
  const t = useTranslations('adminCompose');
  const { title, content } = finalText(form, language);
  return (
    <li className="flex min-w-0 flex-col items-start gap-2 max-xl:border-t max-xl:border-line max-xl:pt-2">
      <div className="w-full grow">
        <p lang={language} className="text-tiny font-bold text-ink-muted">
          {localeConfig[language].shortEndonym}
        </p>
        <div lang={language} dir={directionOf(language)} className="wrap-anywhere">
          <p className="font-bold">{title || t('recoverableDrafts.untitled')}</p>
          <p className="line-clamp-3 whitespace-pre-line text-small">
            {content.trim().replace(/\n{2,}/g, '\n')}
          </p>
        </div>
      </div>
      <button type="button" className="panel-button" onClick={props.publish}>
        {t(`publish.${language}`)}
        <span className="sr-only">: {title}</span>
      </button>
    </li>
  );
}
