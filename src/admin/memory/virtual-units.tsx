import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusUnlessTyping } from '../shared/typing.ts';
import { UnitRow } from './unit-row.tsx';
import { type ListedUnit, useMemoryChanges } from './use-memory.ts';

/** The estimated height of a row before it is measured. */
const estimatedHeightPx = 130;

/** A virtual list: only the entries in the window are rendered. The one with the focus stays rendered. */
export function VirtualUnits({ units, isOld }: { units: readonly ListedUnit[]; isOld: boolean }) {
  const t = useTranslations('adminMemory');
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [editing, setEditing] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [changeCount, setChangeCount] = useState(0);
  const changes = useMemoryChanges((id) => {
    // The editor may have opened another entry meanwhile.
    setEditing((now) => (now === id ? null : now));
    setChangeCount((count) => count + 1);
  });
  // The changed entry, which had the focus, is removed or replaced.
  useEffect(() => {
    if (changeCount > 0) focusUnlessTyping(list.current);
  }, [changeCount]);
  // The content above may grow, such as the table of edited words.
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const kept = units.flatMap(({ id }, index) => (id === editing || id === focused ? index : []));
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: units.length,
    getItemKey: (index) => units[index]?.id ?? index,
    estimateSize: () => estimatedHeightPx,
    overscan: 6,
    scrollMargin: top,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other),
  });
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role from a list without bullets
      role="list"
      ref={list}
      tabIndex={-1}
      aria-label={t('list')}
      className={`memory-list ${isOld ? 'opacity-60' : ''}`}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => {
        const id = target.closest('[data-unit]')?.getAttribute('data-unit');
        setFocused(id ? Number(id) : null);
      }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const unit = units[index];
        if (!unit) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-unit={unit.id}
            aria-setsize={units.length}
            aria-posinset={index + 1}
            className="memory-row"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <UnitRow
              unit={unit}
              isEditing={editing === unit.id}
              isOld={isOld}
              onEdit={() => setEditing(unit.id)}
              onCancel={() => setEditing(null)}
              changes={changes}
            />
          </li>
        );
      })}
    </ul>
  );
}
