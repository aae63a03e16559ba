import '@tanstack/react-start/server-only';

export { doOnce } from './do-once.ts';
export { type Database, openDatabase, openWatchedDatabase } from './open-database.ts';
export type { NewPostRow, PostRow } from './schema.ts';
export type { PostWatch } from './watch-posts.ts';
