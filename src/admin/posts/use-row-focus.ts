import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { AdminPostSummary } from '#domain/posts/index.ts';

/** A row that is scrolled into view and focused once it is in the list: its title or its delete button. */
export type FocusRequest = { id: number; part?: 'title' | 'delete' };

/**
 * Manages the focus in the list. When the focused row is deleted or no longer matches the filters, the next row takes
 * the focus, or the last one, or the heading of an empty list.
 *
 * @param lastEdited the post whose row is focused first
 */
export function useRowFocus(
  rows: readonly AdminPostSummary[],
  heading: RefObject<HTMLElement | null>,
  lastEdited: number | undefined,
) {
  const [request, setRequest] = useState<FocusRequest | null>(
    lastEdited === undefined ? null : { id: lastEdited },
  );
  const dropRequest = useCallback(() => setRequest(null), []);
  const focused = useRef<number | null>(null);
  const noteFocus = useCallback((id: number | null) => {
    focused.current = id;
  }, []);

  const rowsBefore = useRef(rows);
  useEffect(() => {
    const before = rowsBefore.current;
    rowsBefore.current = rows;
    const id = focused.current;
    if (id === null || rows.some((row) => row.id === id)) return;
    focused.current = null;
    // The user may have moved the focus meanwhile.
    if (document.activeElement !== document.body) return;
    const next = nearestThatStayed(before, rows, id);
    if (next) setRequest({ id: next.id });
    else heading.current?.focus();
  }, [rows, heading]);

  return { request, setRequest, dropRequest, noteFocus };
}

function nearestThatStayed(
  before: readonly AdminPostSummary[],
  now: readonly AdminPostSummary[],
  id: number,
): AdminPostSummary | undefined {
  const stayed = new Set(now.map((row) => row.id));
  const index = before.findIndex((row) => row.id === id);
  const hasStayed = (row: AdminPostSummary) => stayed.has(row.id);
  return before.slice(index + 1).find(hasStayed) ?? before.slice(0, index).findLast(hasStayed);
}
