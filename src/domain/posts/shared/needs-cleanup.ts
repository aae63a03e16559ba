/** How translations of an older assistant start the title if they failed to translate it. */
export const translationMarker = 'Kurdish translation of';

/**
 * The remains of an older translation in the content: JSON with the translated title under its own key, or inside
 * "translated". If it was stored as a text once more, its quotes are escaped.
 */
const translationJson =
  /"translated_?title\\?"\s*:|"translated\\?"\s*:\s*\{(?:\s|\\n)*\\?"title\\?"\s*:/i;

/** Whether a post has an older translation's JSON or marker: the condition of the specification, section 5. */
export function needsCleanup(post: { title: string; content: string }): boolean {
  return (
    hasTranslationJson(post.content) ||
    post.title.trimStart().toLowerCase().startsWith(translationMarker.toLowerCase())
  );
}

export function hasTranslationJson(content: string): boolean {
  return translationJson.test(content);
}
