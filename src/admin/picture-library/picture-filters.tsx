import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { FilterSelect } from '../shared/filter-select.tsx';
import { formatMonth } from '../shared/time/format-local.ts';
import { type PictureFilter, useMonths } from './use-pictures.ts';

/** Typing pauses for so long before a search starts. */
const pauseMs = 250;

/** The search field and the filters of the library. */
export function PictureFilters(props: {
  filter: PictureFilter;
  onChange: (filter: PictureFilter) => void;
}) {
  const { filter, onChange } = props;
  const t = useTranslations('adminPictures');
  const language = useLanguage();
  const id = useId();
  const months = useMonths();
  const [typed, setTyped] = useState(filter.q);
  useEffect(() => {
    if (typed === filter.q) return;
    const timer = setTimeout(() => onChange({ ...filter, q: typed }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, filter, onChange]);
  return (
    <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:items-end">
      <label className="panel-field min-w-0">
        <span>{t('search')}</span>
        <input
          type="search"
          dir="auto"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          className="panel-input"
        />
      </label>
      <FilterSelect
        label={t('month')}
        all={t('allMonths')}
        value={filter.month}
        options={(months.data?.months ?? []).map((month) => [month, formatMonth(month, language)])}
        onChange={(month) => onChange({ ...filter, month })}
      />
      <label htmlFor={id} className="flex min-h-11 items-center gap-2 text-small">
        <input
          id={id}
          type="checkbox"
          checked={filter.isUnused}
          onChange={({ target }) => onChange({ ...filter, isUnused: target.checked })}
          className="size-5 accent-accent"
        />
        {t('onlyUnused')}
      </label>
      {filter.article && (
        <p className="flex flex-wrap items-center gap-x-3 text-small sm:col-span-full">
          <span>{t('ofArticle', { title: isolate(filter.article.title) })}</span>
          <button
            type="button"
            className="panel-button"
            onClick={() => onChange({ ...filter, article: null })}
          >
            {t('allArticles')}
          </button>
        </p>
      )}
    </search>
  );
}
