import '@tanstack/react-start/server-only';

export { log, startLog, withRequestId } from './log.ts';
export { logRequest } from './log-request.ts';
