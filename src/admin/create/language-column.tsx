import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import { postLimits } from '#domain/post-rules/index.ts';
import { directionOf, type Language, languageFacts } from '#i18n/languages.ts';
import { MarkdownEditor } from '../editor/markdown-editor.tsx';
import { SeoFields } from '../post-form/seo-fields.tsx';
import { useUploadImage } from '../post-form/upload-image.ts';
import { ColumnActions } from './column-actions.tsx';
import { type CreateForm, withText } from './create-form.ts';
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
        inert={actions.busy.has(`publish-${language}`)}
        className="flex min-w-0 grow flex-col gap-3"
      >
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
        <ContentEditor {...props} isMissing={missing.includes('content')} />
        <details className="border border-line">
          <summary className="px-3 py-2 text-small font-medium">{t('seo')}</summary>
          <div className="border-t border-line p-3">
            <SeoFields
              language={language}
              title={text.title}
              content={text.content}
              seo={text.seo}
              onChange={(seo) => change((now) => withText(now, language, { seo }))}
            />
          </div>
        </details>
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

/** The text; for English the original or, beside it, what the assistant made of it. */
function ContentEditor(props: {
  language: Language;
  form: CreateForm;
  change: CreateDraft['change'];
  isMissing: boolean;
  onPictureUpload: (change: 1 | -1) => void;
}) {
  const { language, form, change, onPictureUpload } = props;
  const id = useId();
  const t = useTranslations('adminCreate');
  const uploadImage = useUploadImage();
  const [version, setVersion] = useState<'original' | 'enhanced'>('enhanced');
  const enhanced = language === 'en' ? form.enhancedContent : null;
  const isEnhanced = enhanced !== null && version === 'enhanced';
  const value = isEnhanced ? enhanced : form.texts[language].content;
  const isMissing = props.isMissing && !value.trim();
  return (
    // As tall as the longest text beside it, so that the buttons of the three stand in one line.
    <div className="flex grow flex-col [&>.editor-frame]:grow">
      {enhanced !== null && (
        <VersionSwitch
          version={version}
          onChange={setVersion}
          onRemove={() => change((now) => ({ ...now, enhancedContent: null }))}
        />
      )}
      <MarkdownEditor
        key={isEnhanced ? 'enhanced' : 'original'}
        label={isEnhanced ? t('enhancedLabel') : t(`contentLabel.${language}`)}
        language={language}
        value={value}
        onChange={(content) =>
          change((now) =>
            isEnhanced
              ? { ...now, enhancedContent: content }
              : withText(now, language, { content }),
          )
        }
        onUploadImage={async (file) => {
          onPictureUpload(1);
          try {
            return (await uploadImage(file)).imageUrl;
          } finally {
            onPictureUpload(-1);
          }
        }}
        invalid={isMissing}
        describedBy={`${id}-fault`}
        placeholder={panelMessages[language].adminCreate.contentPlaceholder}
      />
      <p id={`${id}-fault`} className="text-tiny text-danger empty:hidden">
        {isMissing && t('contentRequired')}
      </p>
    </div>
  );
}

function VersionSwitch(props: {
  version: 'original' | 'enhanced';
  onChange: (version: 'original' | 'enhanced') => void;
  onRemove: () => void;
}) {
  const t = useTranslations('adminCreate');
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <fieldset className="flex gap-4">
        <legend className="sr-only">{t('versionLabel')}</legend>
        {(['original', 'enhanced'] as const).map((version) => (
          <label key={version} className="flex min-h-9 items-center gap-2">
            <input
              type="radio"
              name="english-version"
              checked={version === props.version}
              onChange={() => props.onChange(version)}
              className="accent-accent"
            />
            {t(version)}
          </label>
        ))}
      </fieldset>
      <button type="button" className="panel-quiet-link" onClick={props.onRemove}>
        {t('removeEnhanced')}
      </button>
      <p className="basis-full text-tiny text-ink-muted">{t('enhancedNote')}</p>
    </div>
  );
}
