import '@tanstack/react-start/server-only';

export {
  createPageCache,
  type KeepingPlan,
  type PageCache,
} from './page-cache.ts';
