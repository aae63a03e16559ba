import '@tanstack/react-start/server-only';

export {
  type Actor,
  type AuditLogEntry,
  commandLine,
  recordInAuditLog,
  removeOldAuditLogEntries,
  withAuditLog,
} from './audit-log.ts';
export { auditLogEntry, listAuditLog } from './list-audit-log.ts';
