import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { ProposalSection } from '../../proposal/proposal-section.tsx';
import { ProposalStatus } from '../../proposal/proposal-status.tsx';
import { writingArea } from '../../proposal/writing-area.ts';
import { AssistantButton } from '../../shared/assistant-button.tsx';
import { useCommands } from '../../shared/commands.ts';
import { useEditEnhance } from './use-edit-enhance.ts';
import type { PostEdit } from './use-post-edit.ts';

/** The editor of a stored English text, or the review of the proposal for it. */
export function EnglishText(props: {
  post: AdminPost;
  edit: PostEdit;
  /** The editor of the text. */
  children: ReactNode;
}) {
  const { post, edit } = props;
  const t = useTranslations('adminCompose');
  const enhance = useEditEnhance(post, edit);
  useCommands({ enhance: !edit.proposal && !enhance.isBusy && (() => void enhance.enhance()) });
  return (
    <div className="grid min-w-0 gap-3">
      <div {...writingArea('en')} className="grid min-w-0 gap-3">
        {/* Hidden, not unmounted: the editor keeps its undo history during a proposal. */}
        <div className={edit.proposal ? 'hidden' : 'contents'}>{props.children}</div>
        {edit.proposal && (
          <>
            <ProposalSection proposal={edit.proposal} change={edit.changeProposedText} />
            <p className="text-tiny text-ink-muted">{t('proposalPending')}</p>
          </>
        )}
        <ProposalStatus
          streamed={enhance.isBusy ? enhance.streamedProposal : null}
          show={enhance.showProposal}
        />
      </div>
      {/* Outside the writing area, because pressing the button is not typing. */}
      {!edit.proposal && (
        <div className="flex">
          <AssistantButton
            text={t('enhance')}
            isBusy={enhance.isBusy}
            run={enhance.enhance}
            cancel={enhance.cancel}
          />
        </div>
      )}
    </div>
  );
}
