import type { PostSummary } from '#domain/posts/index.ts';

/** When a post last changed for its readers: one that waited as a draft is as old as its publication. ISO 8601. */
export function lastChange({ date, updatedAt }: PostSummary): string {
  return updatedAt > date ? updatedAt : date;
}
