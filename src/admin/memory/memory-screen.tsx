import './memory.css';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { unitOrigins } from '#domain/memory/shared/unit.ts';
import { columnTranslations } from '../shared/column-languages.ts';
import { FilterSelect } from '../shared/filter-select.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { EditedWords } from './edited-words.tsx';
import { TmxExchange } from './tmx-exchange.tsx';
import { type MemoryFilter, useMemory } from './use-memory.ts';
import { VirtualUnits } from './virtual-units.tsx';

/** The translation memory: what was approved, and how much editors change of what models give. */
export function MemoryScreen() {
  const t = useTranslations('adminMemory');
  const shared = useTranslations('adminShared.languages');
  const [filter, setFilter] = useState<MemoryFilter>({ q: '', language: null, origin: null });
  const memory = useMemory(useDeferredValue(filter));
  const { data, error, isPending, isPlaceholderData } = memory;
  const units = data?.pages.flatMap((page) => page.units) ?? [];
  const isFiltered = filter.q !== '' || filter.language !== null || filter.origin !== null;
  const choose = (chosen: Partial<MemoryFilter>) => setFilter({ ...filter, ...chosen });
  return (
    <div className="mx-auto max-w-page" aria-busy={isPending || isPlaceholderData}>
      <ScreenHeading className="text-h3 font-bold">{t('title')}</ScreenHeading>
      <p className="mt-1 max-w-text text-small text-ink-muted">{t('hint')}</p>
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      <EditedWords />
      <TmxExchange filter={filter} />
      <search className="memory-filters mt-4">
        <label className="panel-field min-w-0">
          <span>{t('search')}</span>
          <input
            type="search"
            dir="auto"
            maxLength={200}
            autoComplete="off"
            value={filter.q}
            onChange={({ target }) => choose({ q: target.value })}
            className="panel-input"
          />
        </label>
        <FilterSelect
          label={t('language')}
          all={t('allLanguages')}
          value={filter.language}
          options={columnTranslations.map((language) => [language, shared(language)])}
          onChange={(language) => choose({ language })}
        />
        <FilterSelect
          label={t('origin')}
          all={t('allOrigins')}
          value={filter.origin}
          options={unitOrigins.map((origin) => [origin, t(`origins.${origin}`)])}
          onChange={(origin) => choose({ origin })}
        />
      </search>
      {error && (
        <LoadError text={t('loadError')} error={error} retry={() => void memory.refetch()} />
      )}
      <div role="status">
        {data && units.length === 0 && (
          <p className="mt-4 border-y border-line py-8">{t(isFiltered ? 'noMatch' : 'empty')}</p>
        )}
      </div>
      <VirtualUnits units={units} isOld={isPlaceholderData} />
      {memory.hasNextPage && (
        <button
          type="button"
          aria-disabled={memory.isFetchingNextPage}
          className="panel-button mt-4"
          onClick={() => !memory.isFetchingNextPage && void memory.fetchNextPage()}
        >
          {t('more')}
        </button>
      )}
    </div>
  );
}
