/** What the activity list tells of. Nothing here needs a server. */

/** Everything that is written down, in the groups by which the panel filters. */
export const activityActions = {
  session: ['signed-in', 'sign-in-failed', 'signed-out', 'session-ended', 'other-sessions-ended'],
  account: ['password-changed', 'second-factor-on', 'second-factor-off', 'recovery-code-used'],
  post: [
    'post-created',
    'post-edited',
    'post-published',
    'post-unpublished',
    'post-deleted',
    'post-restored',
    'post-cleaned-up',
  ],
  picture: ['picture-uploaded'],
  glossary: ['term-saved', 'term-deleted'],
  assistant: ['assistant-asked'],
  commandLine: [
    'admin-created',
    'admin-password-reset',
    'admin-sessions-ended',
    'admin-second-factor-off',
  ],
} as const;

export type ActivityGroup = keyof typeof activityActions;
export type ActivityAction = (typeof activityActions)[ActivityGroup][number];

export const activityGroups = [
  'session',
  'account',
  'post',
  'picture',
  'glossary',
  'assistant',
  'commandLine',
] as const satisfies readonly ActivityGroup[];

export const allActivityActions: readonly ActivityAction[] = Object.values(activityActions).flat();
