import '@tanstack/react-start/server-only';

export { isHumanView } from './is-human-view.ts';
export { readStatistics, type Statistics, statistics } from './read-statistics.ts';
export { createViewCounter, type ViewCounter } from './view-counter.ts';
