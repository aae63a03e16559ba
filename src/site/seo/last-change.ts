import type { PostSummary } from '#domain/posts/index.ts';

/** When a post last changed for its readers, in ISO 8601. Changes before its publication don't count. */
export function lastChange({ date, updatedAt }: PostSummary): string {
  return updatedAt > date ? updatedAt : date;
}
