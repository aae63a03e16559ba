import { z } from 'zod';
import {
  type ActivityGroup,
  activityActions,
  allActivityActions,
} from '#domain/activity-actions/index.ts';
import type { Database } from '#platform/database/index.ts';

const pageSize = 50;

export const activityEntry = z.object({
  id: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  action: z.enum(allActivityActions),
  username: z.string().nullable(),
  subject: z.string().nullable(),
  address: z.string().nullable(),
});

type Filter = {
  /** The `next` of the page before. */
  before?: number | undefined;
  username?: string | undefined;
  group?: ActivityGroup | undefined;
};

/** A page of what was done, the newest first. `next` leads to the page after it; null on the last one. */
export async function listActivity(
  database: Database,
  { before, username, group }: Filter,
): Promise<{ entries: z.output<typeof activityEntry>[]; next: number | null }> {
  let query = database
    .selectFrom('activity')
    .select(['id', 'at', 'action', 'username', 'subject', 'address'])
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  if (username !== undefined) query = query.where('username', '=', username);
  if (group !== undefined) query = query.where('action', 'in', activityActions[group]);
  const rows = await query.execute();
  const entries = z.array(activityEntry).parse(rows.slice(0, pageSize));
  return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}
