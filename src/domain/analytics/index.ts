import '@tanstack/react-start/server-only';

export { describeVisit } from './describe-visit.ts';
export { isAhead, isHumanView } from './is-human-view.ts';
export { type NumberFilters, type Numbers, numbers, readNumbers } from './read-numbers.ts';
export { readStatistics, type Statistics, statistics } from './read-statistics.ts';
export { rollUpNumbers } from './roll-up-numbers.ts';
export { siteDay } from './site-day.ts';
export { createViewCounter, type ViewCounter } from './view-counter.ts';
export {
  createVisitCounter,
  flushIntervalMs,
  maxCountedOfAddress,
  type Visit,
  type VisitCounter,
} from './visit-counter.ts';
export type { Visitor } from './visitor-hash.ts';
