/** What a draft belongs to: a new post in the Create tab, or a stored post. */
export type DraftScope = 'create' | `edit/${number}`;

/**
 * Returns the prefix of the keys of an account's drafts in a scope. A draft belongs to the account that wrote it:
 * another account in the same browser or tab does not see it.
 */
export function draftPrefix(username: string, scope: DraftScope): string {
  return `${encodeURIComponent(username)}/${scope}/`;
}

export function newDraftKey(prefix: string): string {
  return prefix + crypto.randomUUID();
}

/** The part of a key that no other draft has, by which the server knows who sent a change. */
export const writerOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);

/**
 * Returns the new key of a draft of an earlier version; undefined for a draft that already has an owner. Earlier keys
 * were `create:<id of the draft>` and `edit:<id of the post>`.
 */
export function migratedKey(key: string, username: string): string | undefined {
  const created = /^create:(.+)$/.exec(key)?.[1];
  if (created) return draftPrefix(username, 'create') + created;
  const edited = /^edit:(\d+)$/.exec(key)?.[1];
  return edited && newDraftKey(draftPrefix(username, `edit/${Number(edited)}`));
}
