import '@tanstack/react-start/server-only';

export { DatabaseError } from './database-error.ts';
export type { DatabaseSize } from './engines/database-size.ts';
export { sqliteFileOf } from './engines/index.ts';
export type { PostChangeFeed } from './engines/post-change-feed.ts';
export { type ConnectionStats, connectionTimeoutMs } from './engines/postgres-pool.ts';
export { lockRows } from './engines/row-locks.ts';
export { type TokenQuery, textIndexOf } from './engines/text-index.ts';
export { inParts } from './in-parts.ts';
export {
  type Database,
  openDatabase,
  openDatabaseWithChanges,
  pingDatabase,
} from './open-database.ts';
export type {
  DraftRow,
  EnquiryDeliveryRow,
  EnquiryRow,
  NewPostRow,
  PostRow,
  RevisionRow,
  SafetyJobRow,
} from './schema.ts';
export { inTransaction, runOnce } from './transactions.ts';
