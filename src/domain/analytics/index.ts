import '@tanstack/react-start/server-only';

export { countsAsReader } from './counts-as-reader.ts';
export { createReadCounter, type ReadCounter } from './read-counter.ts';
export { readStatistics, type Statistics, statistics } from './read-statistics.ts';
