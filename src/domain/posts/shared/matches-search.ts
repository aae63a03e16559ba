import { foldForSearch } from '#language/search/search-folding.ts';

type Searched = { title: string; description: string; tags: readonly string[] };

/**
 * Whether title, description or tags contain a text, however its letters were typed.
 *
 * @param folded after {@link foldForSearch}; every post matches an empty text
 */
export function matchesSearch(post: Searched, folded: string): boolean {
  return folded === '' || searchedTexts(post).some((text) => foldForSearch(text).includes(folded));
}

export function searchedTexts(post: Searched): string[] {
  return [post.title, post.description, ...post.tags];
}
