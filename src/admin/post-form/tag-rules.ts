import { postFields } from '#domain/posts/shared/fields.ts';

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
