import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { AdminPostSummary } from '#domain/posts/index.ts';

/** A row to show and focus as soon as it is in the list: its title, or the button named. */
export type FocusRequest = { id: number; part?: 'title' | 'delete' };

/**
 * Where the focus goes among rows that come and go. The row that has it may leave the list (deleted, or no longer what
 * the filters ask for): then the next one gets it, at the end the one before, and the heading where none is left.
 *
 * @param cameFrom the post whose row is focused first
 */
export function useRowFocus(
  rows: readonly AdminPostSummary[],
  heading: RefObject<HTMLElement | null>,
  cameFrom: number | undefined,
) {
  const [request, setRequest] = useState<FocusRequest | null>(
    cameFrom === undefined ? null : { id: cameFrom },
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
    // Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const heir = nearestThatStayed(before, rows, id);
    if (heir) setRequest({ id: heir.id });
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
  const place = before.findIndex((row) => row.id === id);
  const hasStayed = (row: AdminPostSummary) => stayed.has(row.id);
  return before.slice(place + 1).find(hasStayed) ?? before.slice(0, place).findLast(hasStayed);
}
