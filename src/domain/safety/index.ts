import '@tanstack/react-start/server-only';

export { startBackupScheduler } from './backup-scheduler.ts';
export { PageError } from './classify-failure.ts';
export { jobRequest } from './job-messages.ts';
export { readJob } from './job-rows.ts';
export { mailText } from './monitor/mail-text.ts';
export { startMonitor } from './monitor/monitor.ts';
export { readSafetyReport, type SafetySources } from './report/read-report.ts';
export { safetyReport } from './report/safety-report.ts';
export { runJob } from './run-job.ts';
export { startJobProcess } from './start-job-process.ts';
