/** The most characters that a stored tag may have. */
export const maxTagLength = 100;

/** A tag this long or longer is not shown. */
const tagCutoff = 30;

/** Tags fit for a reader: blank ones, `[…`, machine marks and long ones stay hidden, by the specification. */
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
