import '@tanstack/react-start/server-only';

export type { CachePolicy } from './cache-store.ts';
export { createPageCache, type PageCacheStats } from './page-cache.ts';
