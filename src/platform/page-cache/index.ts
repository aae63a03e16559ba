import '@tanstack/react-start/server-only';

export { type CachePolicy, createPageCache, type PageCacheStats } from './page-cache.ts';
