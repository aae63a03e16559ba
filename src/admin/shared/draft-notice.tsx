import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DraftNotice as Notice } from '../drafts/tab-drafts-state.ts';

/** Says what another device did to the draft that is open. */
export function DraftNotice<Value>(props: {
  notice: Notice<Value> | null;
  /** The differences between the form and the other version, after a conflict. */
  compare: (theirs: Value) => ReactNode;
  close: () => void;
}) {
  const { notice } = props;
  const t = useTranslations('adminCompose.draftNotice');
  const theirs = notice?.kind === 'conflict' ? notice.theirs : null;
  return (
    <div role="status">
      {notice && (
        <div
          className={`mt-3 border-s-4 bg-surface-raised py-2 ps-4 pe-2 text-small ${
            notice.kind === 'conflict' ? 'border-danger' : 'border-accent'
          }`}
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="min-w-48 grow">
              {notice.kind === 'gone' ? t('gone') : t(notice.kind, { name: notice.username })}
            </p>
            <button type="button" className="panel-button" onClick={props.close}>
              {t('close')}
            </button>
          </div>
          {theirs !== null && (
            <details>
              <summary className="py-1">{t('differences')}</summary>
              {props.compare(theirs)}
            </details>
          )}
        </div>
      )}
    </div>
  );
}
