import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Translations } from './group-translations.ts';
import { PostRow } from './post-row.tsx';
import type { FocusRequest } from './use-row-focus.ts';

/** Estimated heights of rows before they are measured, in pixels: on wide screens and on phones. */
const estimatedHeightPx = { wide: 80, narrow: 170 };

const rowsAround = 6;

type Props = {
  posts: readonly AdminPostSummary[];
  groups: ReadonlyMap<string, Translations>;
  timeOf: (id: number) => string | undefined;
  plan: (post: AdminPostSummary) => void;
  confirmDelete: (post: AdminPostSummary) => void;
  focus: FocusRequest | null;
  onFocused: () => void;
  /** Called with the id of the post whose row has the focus, or null. */
  noteFocus: (id: number | null) => void;
};

/** A virtual list: only the rows in the window are rendered. `aria-setsize` gives screen readers the full length. */
export const VirtualPosts = memo(VirtualPostList);

function VirtualPostList(props: Props) {
  const { posts, groups, timeOf, plan, confirmDelete, focus, onFocused, noteFocus } = props;
  const t = useTranslations('adminPosts');
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useTopInPage(list);
  const [pinned, setPinned] = useState<number | null>(null);
  const pinnedIndex = pinned === null ? -1 : posts.findIndex(({ id }) => id === pinned);

  const rowHeightPx = isWide() ? estimatedHeightPx.wide : estimatedHeightPx.narrow;
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: posts.length,
    getItemKey: (index) => posts[index]?.id ?? index,
    estimateSize: () => rowHeightPx,
    overscan: rowsAround,
    scrollMargin,
    // The focused row stays rendered outside the window, so that it keeps the focus.
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      if (pinnedIndex < 0 || indexes.includes(pinnedIndex)) return indexes;
      return [...indexes, pinnedIndex].sort((one, other) => one - other);
    },
  });

  useEffect(() => {
    if (!focus || !posts.some(({ id }) => id === focus.id)) return;
    // The row must be rendered before it can take the focus.
    if (pinned !== focus.id) return setPinned(focus.id);
    if (list.current && focusRow(list.current, focus)) onFocused();
  });

  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role from a list without bullets
      role="list"
      ref={list}
      aria-label={t('heading')}
      onFocus={({ target }) => {
        const id = idOfRow(target);
        setPinned(id);
        noteFocus(id);
      }}
      onBlur={() => noteFocus(null)}
      className="relative mt-4 border-b border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const post = posts[index];
        if (!post) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-post-id={post.id}
            aria-setsize={posts.length}
            aria-posinset={index + 1}
            className="post-row absolute inset-x-0 top-0 border-t border-line"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <PostRow
              post={post}
              translations={groups.get(post.translationGroup)}
              scheduledFor={timeOf(post.id)}
              plan={plan}
              confirmDelete={confirmDelete}
            />
          </li>
        );
      })}
    </ul>
  );
}

function isWide(): boolean {
  return window.matchMedia('(width >= 64rem)').matches;
}

function idOfRow(element: Element): number | null {
  const id = element.closest('[data-post-id]')?.getAttribute('data-post-id');
  return id ? Number(id) : null;
}

/**
 * Returns the distance of an element from the top of the page, in pixels. It follows a banner that appears or
 * disappears above.
 */
function useTopInPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/**
 * Scrolls a row into view and focuses it.
 *
 * @returns whether the row was rendered
 */
function focusRow(list: HTMLElement, { id, part = 'title' }: FocusRequest): boolean {
  const row = list.querySelector(`[data-post-id="${id}"]`);
  const target = row?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  // Centred, because rows that are measured only now shift it a little.
  if (row && !isInSight(row)) row.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
  return target !== undefined && target !== null;
}

/** The height of the bar at the top of the panel, in pixels. */
const barPx = 144;

function isInSight(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= barPx && bottom <= window.innerHeight;
}
