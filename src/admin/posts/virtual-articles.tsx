import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEventHandler,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { isLanguage } from '#i18n/languages.ts';
import { ArticleRow, type RowActions } from './article-row.tsx';
import type { Article } from './articles.ts';
import type { FocusRequest, RowKey } from './use-row-focus.ts';

/** Estimated heights of rows before they are measured, in pixels: on wide screens and on phones. */
const estimatedHeightPx = { wide: 120, narrow: 260 };

const rowsAround = 6;

type Props = RowActions & {
  articles: readonly Article[];
  /** The groups of the selected articles. */
  selected: ReadonlySet<string>;
  onKeyDown: KeyboardEventHandler;
  focus: FocusRequest | null;
  onFocused: () => void;
  /** Called with the row that has the focus, or null. */
  recordFocus: (key: RowKey | null) => void;
};

/** A virtual list: only the rows in the window are rendered. `aria-setsize` gives screen readers the full length. */
export const VirtualArticles = memo(VirtualArticleList);

function VirtualArticleList(props: Props) {
  const { articles, selected, select, timeOf, plan, confirmDelete } = props;
  const { focus, onFocused, recordFocus } = props;
  const t = useTranslations('adminPosts');
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useTopInPage(list);
  const [pinned, setPinned] = useState<string | null>(null);
  const pinnedIndex = pinned === null ? -1 : articles.findIndex(({ group }) => group === pinned);

  const rowHeightPx = isWide() ? estimatedHeightPx.wide : estimatedHeightPx.narrow;
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: articles.length,
    getItemKey: (index) => articles[index]?.group ?? index,
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
    if (!focus || !articles.some(({ group }) => group === focus.group)) return;
    // The row must be rendered before it can take the focus.
    if (pinned !== focus.group) return setPinned(focus.group);
    if (list.current && focusRow(list.current, focus)) onFocused();
  });

  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role from a list without bullets
      role="list"
      ref={list}
      aria-label={t('heading')}
      onFocus={({ target }) => {
        const key = rowKeyOf(target);
        setPinned(key?.group ?? null);
        recordFocus(key);
      }}
      onBlur={() => recordFocus(null)}
      onKeyDown={props.onKeyDown}
      className="relative mt-4 border-b border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const article = articles[index];
        if (!article) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-group={article.group}
            aria-setsize={articles.length}
            aria-posinset={index + 1}
            data-selected={selected.has(article.group) || undefined}
            className="article-row absolute inset-x-0 top-0 border-t border-line"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <ArticleRow
              article={article}
              isSelected={selected.has(article.group)}
              select={select}
              timeOf={timeOf}
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

function rowKeyOf(element: Element): RowKey | null {
  const group = element.closest('[data-group]')?.getAttribute('data-group');
  const language = element.closest('[data-language]')?.getAttribute('data-language');
  if (!group) return null;
  return isLanguage(language) ? { group, language } : { group };
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
 * Scrolls a row into view and focuses a part of it.
 *
 * @returns whether the row was rendered
 */
function focusRow(list: HTMLElement, { group, language, part = 'title' }: FocusRequest): boolean {
  const row = list.querySelector(`[data-group="${CSS.escape(group)}"]`);
  const cell = language ? row?.querySelector(`[data-language="${language}"]`) : row;
  // A language that is gone has a link in place of its title.
  const target =
    cell?.querySelector<HTMLElement>(`[data-part="${part}"]`) ??
    cell?.querySelector<HTMLElement>('[data-part="title"]');
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
