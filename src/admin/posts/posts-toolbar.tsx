import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '#i18n/languages.ts';
import { Icon } from '#ui/icon.tsx';
import { type PostFilters, postStates } from './filter-articles.ts';
import { postOrders } from './sort-articles.ts';

type Props = {
  filters: PostFilters;
  setFilters: (filters: PostFilters) => void;
  searchInput: RefObject<HTMLInputElement | null>;
};

/** The search, the filters and the order of the list. */
export function PostsToolbar({ filters, setFilters, searchInput }: Props) {
  const t = useTranslations('adminPosts');
  const languageName = useTranslations('adminShared.languages');
  const change = (changed: Partial<PostFilters>) => setFilters({ ...filters, ...changed });
  return (
    <search className="mt-4 grid grid-cols-[1fr_1fr_1.25fr] items-end gap-x-2 gap-y-3 sm:gap-x-3 lg:grid-cols-[1fr_11rem_11rem_11rem]">
      <label className="panel-field col-span-full lg:col-span-1">
        <span>{t('search')}</span>
        <span className="relative">
          <Icon name="search" className="absolute inset-y-0 start-3 m-auto text-ink-muted" />
          <input
            ref={searchInput}
            type="search"
            value={filters.query}
            onChange={(event) => change({ query: event.target.value })}
            placeholder={t('searchHint')}
            autoComplete="off"
            spellCheck={false}
            className="panel-input ps-10"
          />
        </span>
      </label>
      <Choice
        label={t('language')}
        value={filters.language}
        options={[
          { value: 'all', text: t('allLanguages') },
          ...languages.map((value) => ({ value, text: languageName(value) })),
        ]}
        choose={(language) => change({ language })}
      />
      <Choice
        label={t('state')}
        value={filters.state}
        options={postStates.map((value) => ({ value, text: t(`states.${value}`) }))}
        choose={(state) => change({ state })}
      />
      <Choice
        label={t('order')}
        value={filters.order}
        options={postOrders.map((value) => ({ value, text: t(`orders.${value}`) }))}
        choose={(order) => change({ order })}
      />
    </search>
  );
}

function Choice<Value extends string>(props: {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  choose: (value: Value) => void;
}) {
  return (
    <label className="panel-field min-w-0">
      <span>{props.label}</span>
      <select
        value={props.value}
        onChange={(event) => {
          const chosen = props.options.find(({ value }) => value === event.target.value);
          if (chosen) props.choose(chosen.value);
        }}
        className="panel-input px-2"
      >
        {props.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
