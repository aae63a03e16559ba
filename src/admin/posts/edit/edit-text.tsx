import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { MarkdownEditor } from '../../editor/markdown-editor.tsx';
import { columnRow } from '../../post-form/language-columns.tsx';
import { useUploadImage } from '../../post-form/upload-image.ts';
import { ProposalSection } from '../../proposal/proposal-section.tsx';
import { ProposalStatus } from '../../proposal/proposal-status.tsx';
import { writingArea } from '../../proposal/writing-area.ts';
import type { useEditEnhance } from './use-edit-enhance.ts';
import type { PostEdit } from './use-post-edit.ts';

/** The editor of a stored text. For English, the review of a proposal takes its place. */
export function EditText(props: {
  language: Language;
  edit: PostEdit;
  enhance: ReturnType<typeof useEditEnhance>;
}) {
  const { language, edit, enhance } = props;
  const { values, proposal } = edit;
  const t = useTranslations('adminPosts.fields');
  const compose = useTranslations('adminCompose');
  const uploadImage = useUploadImage();
  return (
    // As tall as the longest of the three texts, so that the parts below are aligned.
    <div
      {...writingArea(language)}
      className={`flex min-w-0 grow flex-col [&_.editor-frame]:grow ${columnRow.text}`}
    >
      {/* Hidden, not unmounted: the editor keeps its undo history during a proposal. */}
      <div className={proposal ? 'hidden' : 'contents'}>
        <MarkdownEditor
          label={t('content')}
          language={language}
          value={values.content}
          onChange={(content) => edit.change({ content })}
          onUploadImage={async (file) => (await uploadImage(file)).imageUrl}
          invalid={edit.error !== null && !values.content.trim()}
        />
      </div>
      {proposal && (
        <>
          <ProposalSection proposal={proposal} change={edit.changeProposedText} />
          <p className="mt-3 text-tiny text-ink-muted">{compose('proposalPending')}</p>
        </>
      )}
      {language === 'en' && (
        <ProposalStatus
          streamed={enhance.isBusy ? enhance.streamedProposal : null}
          show={enhance.showProposal}
        />
      )}
    </div>
  );
}
