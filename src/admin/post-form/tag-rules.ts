import { postFields } from '#domain/posts/shared/fields.ts';
import { mergeLists } from '../shared/merge/merge-values.ts';

export type TagOutcome = 'added' | 'blank' | 'duplicate' | 'full';

/**
 * Adds a typed tag by the rules of the specification (section 5): it is trimmed, and ignored when it is blank or equal
 * to another. A post has at most `postFields.tags.limit`.
 */
export function addTag(
  tags: readonly string[],
  typed: string,
): { outcome: TagOutcome; tags: readonly string[] } {
  const tag = typed.trim();
  if (!tag) return { outcome: 'blank', tags };
  if (tags.includes(tag)) return { outcome: 'duplicate', tags };
  if (tags.length >= postFields.tags.limit) return { outcome: 'full', tags };
  return { outcome: 'added', tags: [...tags, tag] };
}

/**
 * Makes the same change to the tags of another language, which may be other words: what was added is added, as far as
 * there is room, and what was removed is removed.
 */
export function followTags(
  before: readonly string[],
  after: readonly string[],
  tags: readonly string[],
): string[] {
  return mergeLists(before, after, tags).slice(0, Math.max(tags.length, postFields.tags.limit));
}
