import '@tanstack/react-start/server-only';

export {
  createPageCache,
  type KeepingPlan,
  type PageCacheCounts,
} from './page-cache.ts';
