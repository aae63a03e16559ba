import '@tanstack/react-start/server-only';

export { askDatabase } from './ask-database.ts';
export { DatabaseFault } from './database-fault.ts';
export { doOnce } from './do-once.ts';
export { inTransaction } from './in-transaction.ts';
export { type Database, openDatabase, openWatchedDatabase } from './open-database.ts';
export { type ConnectionCounts, waitForConnectionMs } from './postgres-pool.ts';
export type { NewPostRow, PostRow } from './schema.ts';
export type { PostWatch } from './watch-posts.ts';
