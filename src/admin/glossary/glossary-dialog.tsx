import './glossary.css';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { useGlossaryTerms } from '../shared/use-glossary-terms.ts';
import { AddedWords } from './added-words.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { GlossaryTerms } from './glossary-terms.tsx';
import { isChanged } from './term-draft.ts';
import { TermProposals } from './term-proposals.tsx';
import { clearTermDrafts, useTermDrafts } from './use-term-drafts.ts';

export type GlossaryDialogProps = {
  onClose: () => void;
  /** Moves the focus after the dialog is closed. */
  onClosed: () => void;
};

/** The glossary as a dialog over the panel: its terms can be searched, changed and added. */
export function GlossaryDialog({ onClose, onClosed }: GlossaryDialogProps) {
  const t = useTranslations('adminGlossary');
  const glossary = useGlossaryTerms();
  const termDrafts = useTermDrafts();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    clearTermDrafts();
    onClose();
  };
  const askOrClose = () => {
    const hasChanges = [...termDrafts.drafts].some(([name, draft]) =>
      isChanged(
        draft,
        glossary.data?.find(({ english }) => english === name),
      ),
    );
    if (hasChanges) setAsking(true);
    else close();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && askOrClose()}>
      <Dialog.Portal>
        {/* A click outside neither closes the dialog nor moves the focus. */}
        <Dialog.Overlay
          className="panel-dialog-backdrop"
          onMouseDown={(event) => event.preventDefault()}
        />
        <Dialog.Content
          className="glossary-dialog"
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className="glossary-head">
            <Dialog.Title className="text-h3">{t('title')}</Dialog.Title>
            <Dialog.Close className="panel-icon-button" aria-label={t('close')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="max-w-text text-small text-ink-muted">
            {t('description')}
          </Dialog.Description>
          <TermProposals />
          <GlossaryTerms glossary={glossary} termDrafts={termDrafts} />
          <AddedWords />
          <DiscardDialog isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
