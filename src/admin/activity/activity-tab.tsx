import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { activityGroups } from '#domain/activity-actions/index.ts';
import { formatDateAndTime } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from '../frame/bilingual.tsx';
import { type ActivityEntry, type ActivityFilter, useActivity } from './use-activity.ts';

/** Who did what, when and from where: the newest first. */
export function ActivityTab() {
  const t = useTranslations('adminActivity');
  const language = useLanguage();
  const [filter, setFilter] = useState<ActivityFilter>({ who: null, what: null });
  const activity = useActivity(filter);
  const { data, error, isPending, isPlaceholderData } = activity;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="mx-auto max-w-page" aria-busy={isPending || isPlaceholderData}>
      <h2 className="text-h3 font-bold">{t('title')}</h2>
      <p className="mt-1 text-small text-ink-muted">{t('hint')}</p>
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      <search className="mt-4 grid max-w-text gap-3 sm:grid-cols-2">
        <Select
          label={t('who')}
          all={t('everybody')}
          value={filter.who}
          options={(data?.pages[0]?.usernames ?? []).map((name) => [name, name])}
          onChange={(who) => setFilter({ ...filter, who })}
        />
        <Select
          label={t('what')}
          all={t('everything')}
          value={filter.what}
          options={activityGroups.map((group) => [group, t(`groups.${group}`)])}
          onChange={(what) => setFilter({ ...filter, what })}
        />
      </search>
      {error && (
        <div className="mt-4">
          <p role="alert" className="mb-4">
            {t('fault')} <Bilingual text={bilingualFailure(language, error, 'network')} />
          </p>
          <button type="button" className="panel-button" onClick={() => void activity.refetch()}>
            {t('tryAgain')}
          </button>
        </div>
      )}
      {data && entries.length === 0 && (
        <p className="mt-4 border-y border-line py-8">
          {t((filter.who ?? filter.what) ? 'noMatch' : 'empty')}
        </p>
      )}
      <ul className={`mt-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {activity.hasNextPage && (
        <button
          type="button"
          aria-disabled={activity.isFetchingNextPage}
          className="panel-button mt-4"
          onClick={() => !activity.isFetchingNextPage && void activity.fetchNextPage()}
        >
          {t('more')}
        </button>
      )}
    </div>
  );
}

function Select<Value extends string>(props: {
  label: string;
  /** The choice that leaves nothing out. */
  all: string;
  value: Value | null;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value | null) => void;
}) {
  return (
    <label className="panel-field min-w-0">
      <span>{props.label}</span>
      <select
        value={props.value ?? ''}
        onChange={(event) => {
          const chosen = props.options.find(([value]) => value === event.target.value);
          props.onChange(chosen ? chosen[0] : null);
        }}
        className="panel-input px-2"
      >
        <option value="">{props.all}</option>
        {props.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const t = useTranslations('adminActivity');
  const language = useLanguage();
  const { action, username, subject, address, at } = entry;
  const nobody = t(action === 'sign-in-failed' ? 'unknownName' : 'commandLine');
  return (
    <li className="grid gap-x-4 border-t border-line py-2 text-small sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
      <p className="font-medium break-words">{username ? <bdi>{username}</bdi> : nobody}</p>
      <p className="break-words">
        {t(`actions.${action}`)}{' '}
        {subject && (
          <bdi dir="auto" className="break-all text-ink-muted">
            {subject}
          </bdi>
        )}
      </p>
      <p className="text-ink-muted sm:text-end">
        <time dateTime={at}>{formatDateAndTime(at, language)}</time>
        {address && (
          <>
            {' '}
            <bdi dir="ltr" className="break-all">
              {address}
            </bdi>
          </>
        )}
      </p>
    </li>
  );
}
