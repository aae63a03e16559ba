import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import type { Language } from '#i18n/languages.ts';
import { MarkdownEditor } from '../editor/markdown-editor.tsx';
import { useUploadImage } from '../post-form/upload-image.ts';
import { ProposalSection } from '../proposal/proposal-section.tsx';
import { ProposalStatus } from '../proposal/proposal-status.tsx';
import { writingArea } from '../proposal/writing-area.ts';
import type { StreamedText } from '../shared/streamed-text.ts';
import { useAddUndoToast } from '../shared/toasts.tsx';
import { type ComposeForm, changeProposedText, withText } from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';

type ContentProps = {
  language: Language;
  content: string;
  /** Of English: the text after accepted proposals. Otherwise null. */
  enhancedContent: string | null;
  change: ComposeDraft['change'];
  isMissing: boolean;
  onPictureUpload: (change: 1 | -1) => void;
};

/** The editor of a text, or the review of the proposal for it. */
export function ContentEditor(
  props: ContentProps & {
    proposal: ComposeForm['proposal'];
    translationGroup: string;
    streamedProposal: StreamedText | null;
    showProposal: (() => void) | null;
  },
) {
  const { language, proposal, change, streamedProposal, showProposal } = props;
  const area = useRef<HTMLDivElement>(null);
  const isReviewing = proposal !== null;

  useEffect(() => {
    if (!isReviewing) return;
    const current = area.current;
    return () => {
      // The focus was on the button that decided the last change, which is now removed.
      if (document.activeElement === document.body)
        current?.querySelector<HTMLElement>('input:checked, [role=tab]')?.focus();
    };
  }, [isReviewing]);

  return (
    // As tall as the longest of the three texts, so that the buttons below are aligned.
    <div
      ref={area}
      {...writingArea(language)}
      className="flex grow flex-col [&>.editor-frame]:grow"
    >
      {proposal ? (
        <ProposalSection proposal={proposal} change={changeProposedText(change, props)} />
      ) : (
        <TextEditor {...props} />
      )}
      <ProposalStatus streamed={streamedProposal} show={showProposal} />
    </div>
  );
}

/** The editor of a text. English has a switch between the original and the enhanced text. */
function TextEditor(props: ContentProps) {
  const { language, enhancedContent: enhanced, change, onPictureUpload } = props;
  const id = useId();
  const t = useTranslations('adminCompose');
  const uploadImage = useUploadImage();
  const addUndoToast = useAddUndoToast();
  const [version, setVersion] = useState<'original' | 'enhanced'>('enhanced');
  const isEnhanced = enhanced !== null && version === 'enhanced';
  const value = isEnhanced ? enhanced : props.content;
  const isMissing = props.isMissing && !value.trim();
  const removeEnhanced = () => {
    let removed: string | null = null;
    change((now) => {
      // Reads the newest text: somebody may have typed since this function was created.
      removed = now.enhancedContent;
      return { ...now, enhancedContent: null };
    });
    addUndoToast(t('replaced'), () => change((now) => ({ ...now, enhancedContent: removed })));
  };
  return (
    <>
      {enhanced !== null && (
        <VersionSwitch version={version} onChange={setVersion} onRemove={removeEnhanced} />
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
        describedBy={`${id}-error`}
        placeholder={adminMessages[language].adminCompose.contentPlaceholder}
      />
      <p id={`${id}-error`} className="text-tiny text-danger empty:hidden">
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
  const t = useTranslations('adminCompose');
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
