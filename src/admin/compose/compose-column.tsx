import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { directionOf } from '#i18n/languages.ts';
import { columnRow, LanguageColumn } from '../post-form/language-columns.tsx';
import { WrappingInput } from '../post-form/wrapping-input.tsx';
import { StreamingTranslation } from '../translation/streaming-translation.tsx';
import { TranslationLine } from '../translation/translation-line.tsx';
import { ColumnActions } from './column-actions.tsx';
import type { columnProps } from './column-props.ts';
import { withText } from './compose-form.ts';
import { ContentEditor } from './content-editor.tsx';
import { SeoSection } from './seo-section.tsx';
import type { ComposeDraft } from './use-compose-draft.ts';

type Props = ReturnType<typeof columnProps> & {
  change: ComposeDraft['change'];
  /** Whether a picture is still being uploaded. Publishing now would leave it out. */
  isPicturePending: boolean;
  /** Called when an upload of a picture in the text starts (1) and ends (-1). */
  onPictureUpload: (change: 1 | -1) => void;
  isShown: boolean;
};

/**
 * One language of the post: title, text, SEO fields and actions. Memoised, and without the form: what is typed in
 * another column does not render it.
 */
export const ComposeColumn = memo(function ComposeColumn(props: Props) {
  const { language, text, change, calls, missing, streamed } = props;
  const id = useId();
  const t = useTranslations('adminCompose');
  const isTitleMissing = missing.includes('title') && !text.title.trim();
  const isTitleLong = text.title.length > postFields.title.limit;
  return (
    <LanguageColumn
      language={language}
      isShown={props.isShown}
      head={
        props.isPublished && (
          <p className="border-s-4 border-accent ps-3 text-small text-accent">
            {t('alreadyPublished')}
          </p>
        )
      }
    >
      {/* A text that is being published cannot be edited; the other languages can. */}
      <div
        inert={props.running.has(`publish-${language}`)}
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
              <WrappingInput
                data-title={language}
                rows={1}
                aria-label={t(`titleLabel.${language}`)}
                placeholder={adminMessages[language].adminCompose.titlePlaceholder}
                value={text.title}
                onText={(title) => change((now) => withText(now, language, { title }))}
                aria-invalid={isTitleMissing || isTitleLong}
                aria-describedby={`${id}-title-error`}
                className="text-h3 font-bold"
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
              language={language}
              content={text.content}
              enhancedContent={props.enhancedContent}
              proposal={props.proposal}
              translationGroup={props.translationGroup}
              change={change}
              isMissing={missing.includes('content')}
              onPictureUpload={props.onPictureUpload}
              streamedProposal={props.streamedProposal}
              showProposal={props.showProposal}
            />
          </div>
        </div>
        <div className={`empty:hidden ${columnRow.translation}`}>
          {language !== 'en' && !streamed && (
            <TranslationLine
              language={language}
              text={text}
              change={(next) => change((now) => withText(now, language, next(now.texts[language])))}
              onReview={() => calls.current.openReview(language)}
            />
          )}
        </div>
        <div className={columnRow.folded}>
          <SeoSection
            language={language}
            text={text}
            content={props.enhancedContent ?? text.content}
            image={props.image}
            translationGroup={props.translationGroup}
            change={change}
            request={props.seoRequest}
          />
        </div>
      </div>
      <ColumnActions
        language={language}
        isPublished={props.isPublished}
        isProposed={props.proposal !== null}
        running={props.running}
        calls={calls}
        isPicturePending={props.isPicturePending}
      />
    </LanguageColumn>
  );
});
