import type {
  MissingNumbersTable,
  SearchNumbersTable,
  VisitNumbersTable,
} from '#platform/database/tables/numbers.ts';
import type { Visitor } from './visitor-hash.ts';

/** How much of a user agent is used: more would not tell readers apart, and would fill the memory. */
export const maxUserAgentLength = 300;

/**
 * Visits of one browser with the same properties. The country is found when they are written. With 0 views, a visit is
 * known by what came after it alone.
 */
export type Visits = Pick<
  VisitNumbersTable,
  'day' | 'page' | 'language' | 'source' | 'campaign' | 'device' | 'kind' | 'views'
> & { visitor: Visitor };

/** How far one browser read a page: 1 to 4. */
export type Reading = Pick<VisitNumbersTable, 'day' | 'page' | 'language'> & {
  visitor: Visitor;
  quarter: number;
};

/** A search of one browser on a page. */
export type Search = Pick<VisitNumbersTable, 'day' | 'page' | 'language'> &
  Pick<SearchNumbersTable, 'words'> & { visitor: Visitor };

/** Requests of one browser for a missing page. */
export type Missed = Omit<MissingNumbersTable, 'country'> & { visitor: Visitor };

/** What waits to be written: lists, or maps in which the same is found again. */
export type Waiting<Kind extends 'map' | 'list'> = {
  visits: Collection<Kind, Visits>;
  readings: Collection<Kind, Reading>;
  searches: Collection<Kind, Search>;
  missed: Collection<Kind, Missed>;
};

type Collection<Kind, Event> = Kind extends 'map' ? Map<string, Event> : Event[];

export function nothingWaits(): Waiting<'map'> {
  return { visits: new Map(), readings: new Map(), searches: new Map(), missed: new Map() };
}

export function sizeOf({ visits, readings, searches, missed }: Waiting<'map'>): number {
  return visits.size + readings.size + searches.size + missed.size;
}

export function waitingDays(waiting: Waiting<'map'>): Set<string> {
  return new Set(
    Object.values(waiting).flatMap((events) => [...events.values()].map(({ day }) => day)),
  );
}

/** @returns what is of a day */
export function ofDay(waiting: Waiting<'map'>, day: string): Waiting<'list'> {
  const select = <Event extends { day: string }>(events: Map<string, Event>) =>
    [...events.values()].filter((event) => event.day === day);
  return {
    visits: select(waiting.visits),
    readings: select(waiting.readings),
    searches: select(waiting.searches),
    missed: select(waiting.missed),
  };
}

export function removeDay(waiting: Waiting<'map'>, day: string): void {
  for (const events of Object.values(waiting))
    for (const [key, event] of events) if (event.day === day) events.delete(key);
}

/** What could not be written, and what came meanwhile, as far as there is room. */
export function together(
  older: Waiting<'map'>,
  newer: Waiting<'map'>,
  limit: number,
): Waiting<'map'> {
  const join = <Event>(name: Map<string, Event>, other: Map<string, Event>) =>
    new Map([...name, ...other].slice(0, limit));
  return {
    visits: join(older.visits, newer.visits),
    readings: join(older.readings, newer.readings),
    searches: join(older.searches, newer.searches),
    missed: join(older.missed, newer.missed),
  };
}

/** Finds the same event of a browser again. No part has a line break: headers can't, and names keep none. */
export function keyOf(day: string, event: string, ipAddress: string, userAgent: string): string {
  return `${day}\n${event}\n${ipAddress}\n${userAgent}`;
}
