import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import type { Article } from './articles.ts';

/** A language of an article; without one, the first that it has. */
export type RowKey = { group: string; language?: Language };

/** A row that is scrolled into view and focused once it is in the list; without a part, its title. */
export type FocusRequest = RowKey & { part?: 'title' | 'delete' | 'select' };

/**
 * Manages the focus in the list. When the focused language is deleted, the link that writes it again takes the focus.
 * When its article is gone or no longer matches the filters, the next article takes it, or the last one, or the heading
 * of an empty list.
 *
 * @param first the row that is focused first
 */
export function useRowFocus(
  rows: readonly Article[],
  heading: RefObject<HTMLElement | null>,
  first: RowKey | null,
) {
  const [request, setRequest] = useState<FocusRequest | null>(first);
  const dropRequest = useCallback(() => setRequest(null), []);
  const focused = useRef<RowKey | null>(null);
  const recordFocus = useCallback((key: RowKey | null) => {
    focused.current = key;
  }, []);

  const rowsBefore = useRef(rows);
  useEffect(() => {
    const before = rowsBefore.current;
    rowsBefore.current = rows;
    const key = focused.current;
    if (key === null || before === rows) return;
    // The user may have moved the focus meanwhile. A dialog that has closed moves it to the heading.
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== heading.current) return;
    if (rows.some(({ group }) => group === key.group)) return setRequest(key);
    focused.current = null;
    const next = nearestThatStayed(before, rows, key.group);
    if (next) setRequest({ group: next.group });
    else heading.current?.focus();
  }, [rows, heading]);

  return { request, setRequest, dropRequest, recordFocus };
}

function nearestThatStayed(
  before: readonly Article[],
  now: readonly Article[],
  group: string,
): Article | undefined {
  const stayed = new Set(now.map((row) => row.group));
  const index = before.findIndex((row) => row.group === group);
  const hasStayed = (row: Article) => stayed.has(row.group);
  return before.slice(index + 1).find(hasStayed) ?? before.slice(0, index).findLast(hasStayed);
}
