import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatDateAndTime } from '#language/dates.ts';
import type { RecoverableDraft } from '../drafts/draft-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The beginning of a draft, in its own language; undefined for a draft without text. */
export type DraftName = { language: Language; text: string } | undefined;

/** The drafts that no tab has open, each with buttons to resume and to discard it. Renders nothing without drafts. */
export function RecoverableDrafts<Value>(props: {
  title: string;
  drafts: readonly RecoverableDraft<Value>[];
  nameOf: (value: Value) => DraftName;
  /** Details after the time at which the draft was saved. */
  detailsOf?: (value: Value) => ReactNode;
  onResume: (draft: RecoverableDraft<Value>) => void;
  onDiscard: (draft: RecoverableDraft<Value>) => void;
  className: string;
}) {
  const id = useId();
  if (props.drafts.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={`border-s-4 border-gold-strong bg-surface-raised ${props.className}`}
    >
      <h3 id={id} className="text-small font-bold">
        {props.title}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {props.drafts.map((draft) => (
          <DraftRow
            key={draft.key}
            name={props.nameOf(draft.value)}
            savedAt={draft.savedAt}
            details={props.detailsOf?.(draft.value)}
            onResume={() => props.onResume(draft)}
            onDiscard={() => props.onDiscard(draft)}
          />
        ))}
      </ul>
    </section>
  );
}

function DraftRow(props: {
  name: DraftName;
  savedAt: string;
  details: ReactNode;
  onResume: () => void;
  onDiscard: () => void;
}) {
  const t = useTranslations('adminCompose.recoverableDrafts');
  const language = useLanguage();
  const { name } = props;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="min-w-48 grow text-small">
        {name ? (
          <bdi lang={name.language} dir={directionOf(name.language)} className="font-medium">
            {name.text}
          </bdi>
        ) : (
          t('untitled')
        )}
        <p className="text-tiny text-ink-muted">
          {t('savedAt', { time: formatDateAndTime(props.savedAt, language) })}
          {props.details}
        </p>
      </div>
      <button type="button" className="panel-button" onClick={props.onResume}>
        {t('resume')}
      </button>
      <DiscardButton name={name?.text ?? t('untitled')} onDiscard={props.onDiscard} />
    </li>
  );
}

function DiscardButton({ name, onDiscard }: { name: string; onDiscard: () => void }) {
  const t = useTranslations('adminCompose.recoverableDrafts');
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <button type="button" className="panel-button" onClick={() => setConfirming(true)}>
        {t('discard')}
      </button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('discardTitle')}
        cancel={t('cancel')}
        onCancel={() => setConfirming(false)}
        answers={
          <button type="button" className="panel-button-danger" onClick={onDiscard}>
            {t('discard')}
          </button>
        }
      >
        {t('discardText', { title: name })}
      </ConfirmDialog>
    </>
  );
}
