import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PostSummary } from '#domain/posts/index.ts';
import { categoryKey, categoryKeys } from '#domain/posts/shared/categories.ts';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import { Icon } from '#ui/icon.tsx';
import { filterLimits, newestTags, type PostFilter } from '../post-filter.ts';

type Props = {
  posts: readonly PostSummary[];
  filter: PostFilter;
  change: (next: PostFilter, pause: boolean) => void;
};

/** Search box, categories and tag chips. They are a form and links, so they filter without script too. */
export function FilterBar({ posts, filter, change }: Props) {
  return (
    <search className="no-print mt-10 grid grid-cols-1 gap-5 border-y border-line py-6">
      <SearchBox filter={filter} change={change} />
      <Chips posts={posts} filter={useDeferredValue(filter)} />
    </search>
  );
}

/** Each link keeps the typed search. The chips may render later than the search box while someone types. */
const Chips = memo(function Chips({ posts, filter }: Omit<Props, 'change'>) {
  const t = useTranslations('blog');
  return (
    <>
      <Choices label={t('categoryLabel')}>
        <Choice search={{ ...filter, category: undefined }} isChosen={!filter.category}>
          {t('categories.all')}
        </Choice>
        {categoryKeys
          .filter(
            (key) => key !== 'general' || posts.some((post) => categoryKey(post.category) === key),
          )
          .map((key) => (
            <Choice
              key={key}
              search={{ ...filter, category: key }}
              isChosen={filter.category === key}
            >
              {t(`categories.${key}`)}
            </Choice>
          ))}
      </Choices>
      <TagChips posts={posts} filter={filter} />
    </>
  );
});

function SearchBox({ filter, change }: Omit<Props, 'posts'>) {
  const t = useTranslations('blog');
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before React was there
  useEffect(() => {
    const typed = input.current?.value || undefined;
    if (typed !== filter.q) change({ ...filter, q: typed }, true);
  }, []);
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        change(filter, false);
      }}
      className="flex max-w-text"
    >
      <label htmlFor="post-search" className="sr-only">
        {t('searchLabel')}
      </label>
      <input
        ref={input}
        id="post-search"
        type="search"
        name="q"
        value={filter.q ?? ''}
        onChange={({ target }) => change({ ...filter, q: target.value || undefined }, true)}
        placeholder={t('searchPlaceholder')}
        maxLength={filterLimits.q}
        autoComplete="off"
        className="h-12 min-w-0 flex-1 border border-line-strong bg-surface-raised px-4 placeholder:text-ink-muted"
      />
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      {filter.tag?.map((tag) => (
        <input key={tag} type="hidden" name="tag" value={tag} />
      ))}
      <button
        type="submit"
        aria-label={t('searchButton')}
        className="grid w-14 place-items-center bg-accent text-accent-ink hover:bg-ink hover:text-surface"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}

/** As many tags as fit in two rows of a wide screen. One more chip shows the others. */
const firstTags = 10;

function TagChips({ posts, filter }: Omit<Props, 'change'>) {
  const t = useTranslations('blog');
  const selected = filter.tag ?? [];
  const tags = [...new Set([...selected, ...tagsByUse(posts)])];
  if (tags.length === 0) return null;
  const chip = (tag: string) => {
    const isChosen = selected.includes(tag);
    const others = selected.filter((other) => other !== tag);
    const next = isChosen ? others : newestTags([...others, tag]);
    return (
      <Choice
        key={tag}
        search={{ ...filter, tag: next.length > 0 ? next : undefined }}
        isChosen={isChosen}
      >
        <bdi>{tag}</bdi>
      </Choice>
    );
  };
  const more = tags.slice(Math.max(firstTags, selected.length));
  return (
    <Choices label={t('tagLabel')}>
      {tags.slice(0, tags.length - more.length).map(chip)}
      {selected.length > 0 && (
        <Choice search={{ ...filter, tag: undefined }} isChosen={false}>
          {t('clearAll')}
          <Icon name="close" className="size-3.5" />
        </Choice>
      )}
      {more.length > 0 && (
        <li className="contents">
          <details className="shrink-0">
            <summary className="chip">
              {t('moreTags', { count: more.length })}
              <Icon name="chevron" className="size-3.5" />
            </summary>
            <ul className="mt-2 flex flex-wrap gap-2">{more.map(chip)}</ul>
          </details>
        </li>
      )}
    </Choices>
  );
}

/** The tags that readers see, the most used first. */
function tagsByUse(posts: readonly PostSummary[]): string[] {
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap((post) => visibleTags(post.tags))) {
    uses.set(tag, (uses.get(tag) ?? 0) + 1);
  }
  return [...uses].sort(([, a], [, b]) => b - a).map(([tag]) => tag);
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-5 gap-y-2 sm:grid-cols-[7rem_1fr]">
      <p aria-hidden="true" className="text-tiny text-ink-muted">
        {label}
      </p>
      <ul
        aria-label={label}
        className="-mx-gutter flex flex-nowrap gap-2 overflow-x-auto px-gutter py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {children}
      </ul>
    </div>
  );
}

function Choice(props: { search: PostFilter; isChosen: boolean; children: ReactNode }) {
  return (
    <li className="max-w-full shrink-0">
      <Link
        to="/{-$prefix}/blog"
        search={props.search}
        resetScroll={false}
        activeOptions={{ exact: true }}
        aria-current={props.isChosen ? 'true' : undefined}
        className={`chip ${props.isChosen ? 'chip-chosen' : ''}`}
      >
        {props.children}
      </Link>
    </li>
  );
}
