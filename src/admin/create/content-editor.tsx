import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import type { Language } from '#i18n/languages.ts';
import { MarkdownEditor } from '../editor/markdown-editor.tsx';
import { ComingProposal } from '../enhance/coming-proposal.tsx';
import type { ComingText } from '../enhance/coming-text.ts';
import { ProposalSection } from '../enhance/proposal-section.tsx';
import { useUploadImage } from '../post-form/upload-image.ts';
import { type CreateForm, withText } from './create-form.ts';
import type { CreateDraft } from './use-create-draft.ts';
import { useReplace } from './use-replace.ts';

type ContentProps = {
  language: Language;
  form: CreateForm;
  change: CreateDraft['change'];
  isMissing: boolean;
  onPictureUpload: (change: 1 | -1) => void;
};

/** The text, or a proposal of the assistant for it that waits to be decided about. */
export function ContentEditor(props: ContentProps & { comingProposal: ComingText | null }) {
  const { language, form, change, comingProposal } = props;
  const t = useTranslations('adminEnhance');
  const place = useRef<HTMLDivElement>(null);
  const proposal = language === 'en' ? form.proposal : null;
  const isReviewing = proposal !== null;

  useEffect(() => {
    if (!isReviewing) return;
    const current = place.current;
    return () => {
      // Its last button went with it.
      if (document.activeElement === document.body)
        current?.querySelector<HTMLElement>('input:checked, [role=tab]')?.focus();
    };
  }, [isReviewing]);

  return (
    // As tall as the longest text beside it, so that the buttons of the three stand in one line.
    <div ref={place} className="flex grow flex-col [&>.editor-frame]:grow">
      {proposal ? (
        <ProposalSection
          proposal={proposal}
          translationGroup={form.translationGroup}
          change={change}
        />
      ) : (
        <TextEditor {...props} />
      )}
      {/* There before its text, so that screen readers read what comes into it. */}
      <p role="status" className="sr-only">
        {comingProposal && t('coming')}
      </p>
      {comingProposal && <ComingProposal coming={comingProposal} />}
    </div>
  );
}

/** For English the original or, beside it, what the assistant made of it. */
function TextEditor(props: ContentProps) {
  const { language, form, change, onPictureUpload } = props;
  const id = useId();
  const t = useTranslations('adminCreate');
  const uploadImage = useUploadImage();
  const replace = useReplace({ change });
  const [version, setVersion] = useState<'original' | 'enhanced'>('enhanced');
  const enhanced = language === 'en' ? form.enhancedContent : null;
  const isEnhanced = enhanced !== null && version === 'enhanced';
  const value = isEnhanced ? enhanced : form.texts[language].content;
  const isMissing = props.isMissing && !value.trim();
  return (
    <>
      {enhanced !== null && (
        <VersionSwitch
          version={version}
          onChange={setVersion}
          onRemove={() =>
            replace(
              (now) => ({ ...now, enhancedContent: null }),
              (now, before) => ({ ...now, enhancedContent: before.enhancedContent }),
            )
          }
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
    </>
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
