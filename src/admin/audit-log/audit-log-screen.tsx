import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { auditActionGroups } from '#domain/audit-log/shared/audit-actions.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatDateAndTime, inDigitsOf } from '#language/dates.ts';
import { FilterSelect } from '../shared/filter-select.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { type AuditLogEntry, type AuditLogFilter, useAuditLog } from './use-audit-log.ts';

/** The audit log, newest entries first. */
export function AuditLogScreen() {
  const t = useTranslations('adminAuditLog');
  const [filter, setFilter] = useState<AuditLogFilter>({ who: null, what: null });
  const activity = useAuditLog(filter);
  const { data, error, isPending, isPlaceholderData } = activity;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const { list, focusEntry } = useFocusOnNew(entries.length);
  const choose = (chosen: Partial<AuditLogFilter>) => {
    focusEntry(null);
    setFilter({ ...filter, ...chosen });
  };
  return (
    <div className="mx-auto max-w-page" aria-busy={isPending || isPlaceholderData}>
      <ScreenHeading className="text-h3 font-bold">{t('title')}</ScreenHeading>
      <p className="mt-1 text-small text-ink-muted">{t('hint')}</p>
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      <search className="mt-4 grid max-w-text gap-3 sm:grid-cols-2">
        <FilterSelect
          label={t('who')}
          all={t('everybody')}
          value={filter.who}
          options={(data?.pages[0]?.usernames ?? []).map((name) => [name, name])}
          onChange={(who) => choose({ who })}
        />
        <FilterSelect
          label={t('what')}
          all={t('everything')}
          value={filter.what}
          options={auditActionGroups.map((group) => [group, t(`groups.${group}`)])}
          onChange={(what) => choose({ what })}
        />
      </search>
      {error && (
        <LoadError text={t('loadError')} error={error} retry={() => void activity.refetch()} />
      )}
      <div role="status">
        {data && entries.length === 0 && (
          <p className="mt-4 border-y border-line py-8">
            {t((filter.who ?? filter.what) ? 'noMatch' : 'empty')}
          </p>
        )}
      </div>
      <ul
        ref={list}
        className={`mt-4 gap-x-4 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_fit-content(45%)] ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {activity.hasNextPage && (
        <button
          type="button"
          aria-disabled={activity.isFetchingNextPage}
          className="panel-button mt-4"
          onClick={() => {
            if (activity.isFetchingNextPage) return;
            focusEntry(entries.length);
            void activity.fetchNextPage();
          }}
        >
          {t('more')}
        </button>
      )}
    </div>
  );
}

/** Moves the focus to the first new entry after "Show more", even when the last page removes the button. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || count <= next.current) return;
    const entry = list.current?.children[next.current];
    next.current = null;
    if (!(entry instanceof HTMLElement)) return;
    entry.focus({ preventScroll: true });
    entry.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const focusEntry = (index: number | null) => {
    next.current = index;
  };
  return { list, focusEntry };
}

function Entry({ entry }: { entry: AuditLogEntry }) {
  const t = useTranslations('adminAuditLog');
  const language = useLanguage();
  const { action, username, address, at } = entry;
  const subject = useSubject(entry);
  const fallbackName = t(action === 'sign-in-failed' ? 'unknownName' : 'commandLine');
  return (
    <li
      tabIndex={-1}
      className="border-t border-line py-2 text-small sm:col-span-full sm:grid sm:grid-cols-subgrid"
    >
      <p className="font-medium break-words">{username ? <bdi>{username}</bdi> : fallbackName}</p>
      <p className="break-words">
        {t(`actions.${action}`)}{' '}
        {subject && (
          <bdi dir="auto" className="inline-block max-w-full wrap-anywhere text-ink-muted">
            {subject}
          </bdi>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-muted sm:justify-between">
        <time dateTime={at}>{formatDateAndTime(at, language)}</time>
        {address && (
          <bdi dir="ltr" className="break-all">
            {address}
          </bdi>
        )}
      </p>
    </li>
  );
}

/** Returns what the action changed. Names that belong to the log itself are translated. */
function useSubject({ action, subject }: AuditLogEntry): string | null {
  const t = useTranslations('adminCompose');
  const pictures = useTranslations('adminPictures');
  const models = useTranslations('adminModels');
  const secondLook = useTranslations('adminSecondLook');
  const language = useLanguage();
  if (action === 'other-sessions-ended' && subject !== null)
    return `(${inDigitsOf(language, subject)})`;
  if (action !== 'assistant-asked') return subject;
  switch (subject) {
    case 'enhance':
      return t('enhance');
    case 'translate-ckb':
      return t('translateToKurdish');
    case 'translate-ar':
      return t('translateToArabic');
    case 'benchmark':
      return models('title');
    case 'describe':
      return pictures('propose');
    case 'second-look-ckb':
    case 'second-look-ar':
      return secondLook('start');
    case 'back-translate-ckb':
    case 'back-translate-ar':
      return secondLook('backTranslation');
    case 'seo-ckb':
      return t('generateSeo.ckb');
    case 'seo-ar':
      return t('generateSeo.ar');
    default:
      return subject;
  }
}
