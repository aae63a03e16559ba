import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { PostRow } from './post-row.tsx';
import type { Translations } from './translations.ts';

/** A row to show and focus: its title, or the button named. A new object is a new request. */
export type FocusRequest = { id: number; part?: 'delete' };

/** Heights of rows before they are measured, in pixels: with everything in one line, and on a phone. */
const estimatedHeightPx = { wide: 80, narrow: 170 };

const rowsAround = 6;

/** As many rows as the window shows, of however many there are, in a list whose length screen readers know. */
export function VirtualPosts(props: {
  posts: readonly AdminPostSummary[];
  groups: ReadonlyMap<string, Translations>;
  askToDelete: (post: AdminPostSummary) => void;
  focus: FocusRequest | null;
}) {
  const { posts, groups, askToDelete, focus } = props;
  const t = useTranslations('adminPosts');
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useTopInPage(list);
  const [kept, setKept] = useState<number | null>(null);
  const keptIndex = kept === null ? -1 : posts.findIndex(({ id }) => id === kept);

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: posts.length,
    getItemKey: (index) => posts[index]?.id ?? index,
    estimateSize: () => estimatedHeightPx[isWide() ? 'wide' : 'narrow'],
    overscan: rowsAround,
    scrollMargin,
    // The focused row stays when it is scrolled out of sight, and the focus with it.
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      if (keptIndex < 0 || indexes.includes(keptIndex)) return indexes;
      return [...indexes, keptIndex].sort((one, other) => one - other);
    },
  });

  useFocusRequest(list, focus, setKept);

  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for none
      role="list"
      ref={list}
      aria-label={t('heading')}
      onFocus={({ target }) => setKept(idOfRow(target))}
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
            className="post-row absolute inset-x-0 top-0 scroll-my-36 border-t border-line"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <PostRow
              post={post}
              translations={groups.get(post.translationGroup)}
              askToDelete={askToDelete}
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

/** How far below the top of the page an element is, in pixels, also after a message above it has come or gone. */
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

/** Renders the row that is asked for, wherever it is, then brings it into sight and focuses it. */
function useFocusRequest(
  list: RefObject<HTMLElement | null>,
  request: FocusRequest | null,
  keep: (id: number) => void,
): void {
  const [isRendered, setIsRendered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(() => {
    if (!request) return;
    keep(request.id);
    setIsRendered(true);
  }, [request]);
  useEffect(() => {
    if (!isRendered || !request) return;
    setIsRendered(false);
    const row = list.current?.querySelector(`[data-post-id="${request.id}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    row
      ?.querySelector<HTMLElement>(`[data-part="${request.part ?? 'title'}"]`)
      ?.focus({ preventScroll: true });
  }, [isRendered, request, list]);
}
