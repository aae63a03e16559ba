import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { columnRow, LanguageColumn } from '../post-form/language-columns.tsx';
import { StreamingTranslation } from '../translation/streaming-translation.tsx';
import { TranslationLine } from '../translation/translation-line.tsx';
import { ColumnActions } from './column-actions.tsx';
import { type ComposeForm, englishOf, withText } from './compose-form.ts';
import { ContentEditor } from './content-editor.tsx';
import { SeoSection } from './seo-section.tsx';
import type { ComposeActions } from './use-compose-actions.tsx';
import type { ComposeDraft } from './use-compose-draft.ts';

/** One language of the post: title, text, SEO fields and actions. */
export function ComposeColumn(props: {
  language: Language;
  form: ComposeForm;
  change: ComposeDraft['change'];
  actions: ComposeActions;
  /** Whether a picture is still being uploaded. Publishing now would leave it out. */
  isPicturePending: boolean;
  /** Called when an upload of a picture in the text starts (1) and ends (-1). */
  onPictureUpload: (change: 1 | -1) => void;
  isShown: boolean;
}) {
  const { language, form, change, actions } = props;
  const id = useId();
  const t = useTranslations('adminCompose');
  const text = form.texts[language];
  const missing = actions.missing?.language === language ? actions.missing.fields : [];
  const isTitleMissing = missing.includes('title') && !text.title.trim();
  const isTitleLong = text.title.length > postFields.title.limit;
  const streamed = language === 'en' ? null : actions.streamedTranslations[language];
  return (
    <LanguageColumn
      language={language}
      isShown={props.isShown}
      head={
        form.published.includes(language) && (
          <p className="border-s-4 border-accent ps-3 text-small text-accent">
            {t('alreadyPublished')}
          </p>
        )
      }
    >
      {/* A text that is being published cannot be edited; the other languages can. */}
      <div
        inert={actions.running.has(`publish-${language}`)}
        className="flex min-w-0 grow flex-col gap-3 xl:contents"
      >
        {streamed && language !== 'en' && (
          <div className={`flex grow flex-col xl:row-span-2 ${columnRow.title}`}>
            <StreamingTranslation streamed={streamed} language={language} />
          </div>
        )}
        {/* Hidden, not unmounted: the editor keeps its undo history during a translation. */}
        <div className={streamed ? 'hidden' : 'contents'}>
          <div className={`grid content-start gap-3 ${columnRow.title}`}>
            <div lang={language} dir={directionOf(language)}>
              <input
                data-title={language}
                aria-label={t(`titleLabel.${language}`)}
                placeholder={adminMessages[language].adminCompose.titlePlaceholder}
                value={text.title}
                onChange={(event) => {
                  const title = event.target.value;
                  change((now) => withText(now, language, { title }));
                }}
                spellCheck
                autoComplete="off"
                aria-invalid={isTitleMissing || isTitleLong}
                aria-describedby={`${id}-title-error`}
                className="panel-input min-h-12 text-h3 font-bold"
              />
            </div>
            <p id={`${id}-title-error`} className="text-tiny text-danger empty:hidden">
              {isTitleMissing && t('titleRequired')}
              {isTitleLong &&
                t('titleTooLong', { count: text.title.length, most: postFields.title.limit })}
            </p>
          </div>
          <div className={`flex grow flex-col ${columnRow.text}`}>
            <ContentEditor
              {...props}
              isMissing={missing.includes('content')}
              streamedProposal={
                language === 'en' && actions.running.has('enhance')
                  ? actions.streamedProposal
                  : null
              }
              showProposal={language === 'en' ? actions.showProposal : null}
            />
          </div>
        </div>
        <div className={`empty:hidden ${columnRow.translation}`}>
          {language !== 'en' && !streamed && (
            <TranslationLine
              text={text}
              source={englishOf(form)}
              onReview={() => actions.openReview(language)}
            />
          )}
        </div>
        <div className={columnRow.folded}>
          <SeoSection
            language={language}
            form={form}
            change={change}
            request={actions.seoRequestOf(language)}
          />
        </div>
      </div>
      <ColumnActions
        language={language}
        form={form}
        actions={actions}
        isPicturePending={props.isPicturePending}
      />
    </LanguageColumn>
  );
}
