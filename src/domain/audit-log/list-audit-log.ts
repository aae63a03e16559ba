import { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import { type AuditActionGroup, allAuditActions, auditActions } from './shared/audit-actions.ts';

const pageSize = 50;

export const auditLogEntry = z.object({
  id: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  action: z.enum(allAuditActions),
  username: z.string().nullable(),
  subject: z.string().nullable(),
  address: z.string().nullable(),
});

type Filter = {
  /** The `next` of the previous page. */
  before?: number | undefined;
  username?: string | undefined;
  group?: AuditActionGroup | undefined;
};

/**
 * A page of the audit log, the newest entry first. `next` is the `before` of the next page, and null on the last one.
 */
export async function listAuditLog(
  database: Database,
  { before, username, group }: Filter,
): Promise<{ entries: z.output<typeof auditLogEntry>[]; next: number | null }> {
  let query = database
    .selectFrom('activity')
    .select(['id', 'at', 'action', 'username', 'subject', 'address'])
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  if (username !== undefined) query = query.where('username', '=', username);
  if (group !== undefined) query = query.where('action', 'in', auditActions[group]);
  const rows = await query.execute();
  const entries = z.array(auditLogEntry).parse(rows.slice(0, pageSize));
  return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}
