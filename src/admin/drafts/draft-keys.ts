/** What a draft is written for: a new post in the Create tab, or a stored post. */
export type DraftScope = 'create' | `edit/${number}`;

/**
 * The prefix of the keys of an account's drafts in a scope. A draft belongs to the account that wrote it: another account
 * that signs in on the device, or in the tab, does not see it.
 */
export function draftPrefix(username: string, scope: DraftScope): string {
  return `${encodeURIComponent(username)}/${scope}/`;
}

export function newDraftKey(prefix: string): string {
  return prefix + crypto.randomUUID();
}

/**
 * The key that a draft of an earlier version gets with its new owner; undefined for one that has an owner. Those of new
 * posts were called `create:<id of the draft>`, those of stored posts `edit:<id of the post>`.
 */
export function migratedKey(key: string, username: string): string | undefined {
  const created = /^create:(.+)$/.exec(key)?.[1];
  if (created) return draftPrefix(username, 'create') + created;
  const edited = /^edit:(\d+)$/.exec(key)?.[1];
  return edited && newDraftKey(draftPrefix(username, `edit/${Number(edited)}`));
}
