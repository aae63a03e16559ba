import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatDateAndTime } from '#language/dates.ts';
import type { RecoverableDraft } from '../drafts/draft-lists.ts';
import type { DraftName } from '../drafts/draft-sync.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The drafts that no tab has open, each with buttons to resume and to discard it. Renders nothing without drafts. */
export function RecoverableDrafts<Value>(props: {
  title: string;
  drafts: readonly RecoverableDraft<Value>[];
  /** Details after the time at which the draft was saved. */
  detailsOf?: (draft: RecoverableDraft<Value>) => ReactNode;
  onResume: (draft: RecoverableDraft<Value>) => void;
  onDiscard: (draft: RecoverableDraft<Value>) => void;
  className: string;
}) {
  return (
    <DraftList title={props.title} className={props.className}>
      {props.drafts.map((draft) => (
        <DraftRow
          key={draft.id}
          name={draft.name}
          savedAt={draft.savedAt}
          username={draft.onServer?.username}
          details={props.detailsOf?.(draft)}
        >
          <button type="button" className="panel-button" onClick={() => props.onResume(draft)}>
            <Resume />
          </button>
          <DiscardButton title={draft.name.title} onDiscard={() => props.onDiscard(draft)} />
        </DraftRow>
      ))}
    </DraftList>
  );
}

/** More would push the form off the screen. */
const shownRows = 3;

/** A list of {@link DraftRow}, of which the first are shown. Renders nothing without rows. */
export function DraftList(props: {
  title: string;
  className: string;
  children: readonly ReactNode[];
}) {
  const id = useId();
  const t = useTranslations('adminCompose.recoverableDrafts');
  const rows = props.children;
  const hidden = rows.length - shownRows;
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={`border-s-4 border-gold-strong bg-surface-raised ${props.className}`}
    >
      <h3 id={id} className="text-small font-bold">
        {props.title}
      </h3>
      <ul className="mt-1 divide-y divide-line">{rows.slice(0, shownRows)}</ul>
      {hidden > 0 && (
        <details>
          <summary className="py-2 text-small">{t('more', { count: hidden })}</summary>
          <ul className="divide-y divide-line">{rows.slice(shownRows)}</ul>
        </details>
      )}
    </section>
  );
}

function Resume() {
  return useTranslations('adminCompose.recoverableDrafts')('resume');
}

/** One draft of a list: what it is, who changed it when, and its buttons. */
export function DraftRow(props: {
  name: DraftName;
  savedAt: string;
  /** Who changed it last; undefined if only this device has it. */
  username: string | undefined;
  details?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('adminCompose.recoverableDrafts');
  const language = useLanguage();
  const { name, username } = props;
  const time = formatDateAndTime(props.savedAt, language);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="min-w-48 grow text-small">
        {name.title ? (
          <bdi lang={name.language} dir={directionOf(name.language)} className="font-medium">
            {name.title}
          </bdi>
        ) : (
          t('untitled')
        )}
        <p className="text-tiny text-ink-muted">
          {username ? t('savedBy', { time, name: username }) : t('savedAt', { time })}
          {props.details}
        </p>
      </div>
      {props.children}
    </li>
  );
}

function DiscardButton({ title, onDiscard }: { title: string; onDiscard: () => void }) {
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
        {t('discardText', { title: title || t('untitled') })}
      </ConfirmDialog>
    </>
  );
}
