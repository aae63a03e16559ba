import '@tanstack/react-start/server-only';

export { readPageSummary } from './read-page-summary.ts';
