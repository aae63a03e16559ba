import './picture-library.css';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import type { LibraryPicture } from '#domain/picture-library/shared/picture.ts';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { moveInGrid } from './move-in-grid.ts';
import { knownAlt } from './picture-texts.ts';

/** Pixels. */
const narrowestTile = 148;
const gap = 12;
/** Below the picture: a line about it and one about its uses. */
const linesHeight = 52;

const rowsAround = 2;

type Props = {
  label: string;
  pictures: readonly LibraryPicture[];
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** The picture that is open. */
  chosen: string | null;
  onChoose: (picture: LibraryPicture) => void;
};

/**
 * The pictures of the library in rows. Only the rows in sight are rendered. It is one tab stop: arrow keys move inside,
 * and Enter chooses.
 */
export function PictureGrid(props: Props) {
  const { pictures, chosen } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const isRightToLeft = directionOf(useLanguage()) === 'rtl';
  const columns = Math.max(2, Math.floor((width + gap) / (narrowestTile + gap)));
  const tileWidth = (width - gap * (columns - 1)) / columns;
  const rowHeight = Math.round((tileWidth * 2) / 3) + linesHeight + gap;
  const rows = Math.ceil(pictures.length / columns);
  const [current, setCurrent] = useState(0);
  const [isMoving, setMoving] = useState(false);
  const active = Math.min(current, Math.max(0, pictures.length - 1));
  const activeRow = Math.floor(active / columns);

  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: rowsAround,
    // The row of the tab stop stays rendered outside the window, so that it keeps the focus.
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      if (indexes.includes(activeRow) || activeRow >= rows) return indexes;
      return [...indexes, activeRow].sort((one, other) => one - other);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have another height
  useLayoutEffect(() => virtualizer.measure(), [rowHeight]);

  const items = virtualizer.getVirtualItems();
  const { hasMore, isLoadingMore, loadMore } = props;
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows - rowsAround - 1;
  useEffect(() => {
    if (hasMore && isNearEnd && !isLoadingMore) loadMore();
  }, [hasMore, isNearEnd, isLoadingMore, loadMore]);

  useEffect(() => {
    if (!isMoving) return;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus();
    setMoving(false);
  }, [isMoving, active]);
  const move = (event: KeyboardEvent) => {
    const next = moveInGrid(active, event.key, {
      columns,
      count: pictures.length,
      pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight)),
      isRightToLeft,
    });
    if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    setCurrent(next);
    setMoving(true);
    virtualizer.scrollToIndex(Math.floor(next / columns), { align: 'auto' });
  };

  return (
    <div ref={scroller} className="picture-scroller">
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role from a list without bullets
        role="list"
        aria-label={props.label}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {width > 0 &&
          items.flatMap(({ index: row, start }) =>
            pictures.slice(row * columns, (row + 1) * columns).map((picture, column) => {
              const index = row * columns + column;
              return (
                <li
                  key={picture.hash}
                  aria-setsize={props.hasMore ? -1 : pictures.length}
                  aria-posinset={index + 1}
                  className="absolute top-0"
                  style={{
                    insetInlineStart: column * (tileWidth + gap),
                    width: tileWidth,
                    height: rowHeight - gap,
                    transform: `translateY(${start}px)`,
                  }}
                >
                  <Tile
                    picture={picture}
                    index={index}
                    isTabStop={index === active}
                    isChosen={picture.hash === chosen}
                    onFocus={() => setCurrent(index)}
                    onKeyDown={move}
                    onChoose={() => props.onChoose(picture)}
                  />
                </li>
              );
            }),
          )}
      </ul>
    </div>
  );
}

function Tile(props: {
  picture: LibraryPicture;
  index: number;
  isTabStop: boolean;
  isChosen: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
}) {
  const { picture } = props;
  const t = useTranslations('adminPictures');
  const alt = knownAlt(picture, useLanguage());
  return (
    <button
      type="button"
      data-index={props.index}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-current={props.isChosen ? 'true' : undefined}
      className="picture-tile"
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onClick={props.onChoose}
    >
      <img
        src={picture.imageUrl.replace(/\.jpg$/, '-640.webp')}
        alt=""
        loading="lazy"
        decoding="async"
        className="picture-thumbnail"
      />
      <span
        lang={alt?.language}
        dir={alt ? directionOf(alt.language) : undefined}
        className={`picture-line ${alt ? '' : 'text-ink-muted'}`}
      >
        {alt?.text ?? t('noAlt')}
      </span>
      <span className="picture-line text-tiny text-ink-muted">
        {picture.posts > 0 ? t('posts', { count: picture.posts }) : t('unused')}
      </span>
    </button>
  );
}

/** The width of an element's content in pixels; 0 until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
