import '@tanstack/react-start/server-only';

export { PageError } from './failure-of.ts';
export { jobRequest } from './job-messages.ts';
export { readJob } from './job-rows.ts';
export { startKeepingSafe } from './keep-safe.ts';
export { readSafetyReport, type SafetySources } from './report/read-report.ts';
export { safetyReport } from './report/safety-report.ts';
export { runJob } from './run-job.ts';
export { startJobProcess } from './start-job-process.ts';
export { mailText } from './watch/mail-text.ts';
export { startWatching } from './watch/watch.ts';
