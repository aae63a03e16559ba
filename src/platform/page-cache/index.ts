import '@tanstack/react-start/server-only';

export {
  createPageCache,
  type KeepingPlan,
} from './page-cache.ts';
