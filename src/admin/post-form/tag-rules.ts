import { postFields } from '#domain/posts/shared/fields.ts';

export type TagOutcome = 'added' | 'blank' | 'duplicate' | 'full';

/**
 * What comes of a typed tag (specification, section 5): it is trimmed; a blank one, and one that is exactly equal to
 * another, is ignored. A post has at most `postFields.tags.limit`.
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
