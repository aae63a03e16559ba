/** How the translations of an older assistant began the title when they failed to give one. */
export const translationMarker = 'Kurdish translation of';

/**
 * What older translations left in the content instead of its parts: JSON with the translated title under a key of its
 * own, or inside "translated"; where it was stored as a text once more, its quotes are escaped.
 */
const translationJson =
  /"translated_?title\\?"\s*:|"translated\\?"\s*:\s*\{(?:\s|\\n)*\\?"title\\?"\s*:/i;

/** Whether an older translation left its JSON or its marker in a post: the condition of the specification, section 5. */
export function needsCleanup(post: { title: string; content: string }): boolean {
  return (
    hasTranslationJson(post.content) ||
    post.title.trimStart().toLowerCase().startsWith(translationMarker.toLowerCase())
  );
}

export function hasTranslationJson(content: string): boolean {
  return translationJson.test(content);
}
