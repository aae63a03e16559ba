import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import { postLimits } from '#domain/post-rules/index.ts';
import { directionOf, type Language, languageFacts } from '#i18n/languages.ts';
import { ComingTranslation } from '../translation/coming-translation.tsx';
import { TranslationLine } from '../translation/translation-line.tsx';
import { ColumnActions } from './column-actions.tsx';
import { ContentEditor } from './content-editor.tsx';
import { type CreateForm, englishOf, withText } from './create-form.ts';
import { SeoSection } from './seo-section.tsx';
import type { useCreateActions } from './use-create-actions.tsx';
import type { CreateDraft } from './use-create-draft.ts';

export type CreateActions = ReturnType<typeof useCreateActions>;

/** One language of the post: its title, its text, how search engines see it, and what can be done with it. */
export function LanguageColumn(props: {
  language: Language;
  form: CreateForm;
  change: CreateDraft['change'];
  actions: CreateActions;
  /** Whether a chosen picture is not on the server yet: publishing now would leave it out. */
  isPicturePending: boolean;
  /** Told when a picture in a text begins its way to the server (1) and ends it (-1). */
  onPictureUpload: (change: 1 | -1) => void;
  className: string;
}) {
  const { language, form, change, actions } = props;
  const id = useId();
  const t = useTranslations('adminCreate');
  const text = form.texts[language];
  const missing = actions.missing?.language === language ? actions.missing.fields : [];
  const titleFault = missing.includes('title') && !text.title.trim();
  const tooLong = text.title.length > postLimits.title;
  const coming = language === 'en' ? null : actions.comingTranslations[language];
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`flex min-w-0 flex-col gap-3 ${props.className}`}
    >
      <h3
        id={`${id}-heading`}
        className="flex items-baseline gap-2 text-small font-bold max-xl:sr-only"
      >
        <span lang={language}>{languageFacts[language].shortName}</span>
        <span aria-hidden="true" className="kilim-edge h-2 grow self-center text-line" />
      </h3>
      {form.published.includes(language) && (
        <p className="border-s-4 border-accent ps-3 text-small text-accent">
          {t('alreadyPublished')}
        </p>
      )}
      {/* What is on its way into publication can't change under it; the other languages can. */}
      <div
        inert={actions.running.has(`publish-${language}`)}
        className="flex min-w-0 grow flex-col gap-3"
      >
        {coming && language !== 'en' && <ComingTranslation coming={coming} language={language} />}
        {/* Hidden, not gone: the editor's undo history outlives a translation. */}
        <div className={coming ? 'hidden' : 'contents'}>
          <div lang={language} dir={directionOf(language)}>
            <input
              aria-label={t(`titleLabel.${language}`)}
              placeholder={panelMessages[language].adminCreate.titlePlaceholder}
              value={text.title}
              onChange={(event) => {
                const title = event.target.value;
                change((now) => withText(now, language, { title }));
              }}
              spellCheck
              autoComplete="off"
              aria-invalid={titleFault || tooLong}
              aria-describedby={`${id}-title-fault`}
              className="panel-input min-h-12 text-h3 font-bold"
            />
          </div>
          <p id={`${id}-title-fault`} className="text-tiny text-danger empty:hidden">
            {titleFault && t('titleRequired')}
            {tooLong && t('titleTooLong', { count: text.title.length, most: postLimits.title })}
          </p>
          <ContentEditor
            {...props}
            isMissing={missing.includes('content')}
            comingProposal={
              language === 'en' && actions.running.has('enhance') ? actions.comingProposal : null
            }
          />
        </div>
        {language !== 'en' && !coming && (
          <TranslationLine
            text={text}
            source={englishOf(form)}
            onReview={() => actions.openReview(language)}
          />
        )}
        <SeoSection
          language={language}
          form={form}
          change={change}
          request={actions.seoRequestOf(language)}
        />
      </div>
      <ColumnActions
        language={language}
        form={form}
        actions={actions}
        isPicturePending={props.isPicturePending}
      />
    </section>
  );
}
