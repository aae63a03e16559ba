/** The actions that the audit log records, in the groups by which the panel filters. */
export const auditActions = {
  session: ['signed-in', 'sign-in-failed', 'signed-out', 'session-ended', 'other-sessions-ended'],
  account: ['password-changed', 'second-factor-on', 'second-factor-off', 'recovery-code-used'],
  post: [
    'post-created',
    'post-imported',
    'post-edited',
    'post-published',
    'post-scheduled',
    'post-schedule-cancelled',
    'post-published-on-schedule',
    'post-unpublished',
    'post-deleted',
    'post-restored',
    'post-cleaned-up',
    'article-exported',
  ],
  review: ['review-link-created', 'review-link-revoked', 'suggestion-taken', 'suggestion-undone'],
  picture: ['picture-uploaded', 'picture-described', 'picture-replaced', 'picture-deleted'],
  glossary: ['term-saved', 'term-deleted', 'house-word-added', 'house-word-deleted'],
  memory: [
    'memory-changed',
    'memory-deleted',
    'memory-restored',
    'memory-exported',
    'memory-imported',
  ],
  enquiry: ['enquiry-changed', 'enquiry-deleted', 'enquiries-exported', 'enquiries-sent-again'],
  assistant: ['assistant-asked'],
  commandLine: [
    'admin-created',
    'admin-password-reset',
    'admin-sessions-ended',
    'admin-second-factor-off',
  ],
} as const;

export type AuditActionGroup = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditActionGroup][number];

export const auditActionGroups = [
  'session',
  'account',
  'post',
  'review',
  'picture',
  'glossary',
  'memory',
  'enquiry',
  'assistant',
  'commandLine',
] as const satisfies readonly AuditActionGroup[];

export const allAuditActions: readonly AuditAction[] = Object.values(auditActions).flat();
