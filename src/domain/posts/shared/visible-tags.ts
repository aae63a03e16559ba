/** The maximum length of a stored tag, in characters. */
export const maxTagLength = 100;

/** Tags of this length or longer are hidden. */
const tagCutoff = 30;

/**
 * The tags that readers see. The specification hides blank ones, `[…`, remains of machine translation, and long ones.
 */
export function visibleTags(tags: readonly string[]): string[] {
  return tags.filter(
    (tag) =>
      tag.trim() !== '' &&
      !tag.startsWith('[') &&
      !tag.includes('translation') &&
      !tag.includes('Kurdish') &&
      tag.length < tagCutoff,
  );
}
