/** The specification's defaults (sections 7 and 9). */
export const defaultTags: readonly string[] = ['blog'];
export const defaultCategory = 'General';
/** A file of `public`, 1200 × 800. */
export const defaultCover = '/default-cover.jpg';

const descriptionLength = 200;
const seoDescriptionLength = 160;
const seoKeywordCount = 5;

/** The first 200 characters of the content and an ellipsis. */
export function defaultDescription(content: string): string {
  return `${openingOf(content)}…`;
}

/** The start of a text. All defaults of the text are the same as those of its opening. */
export function openingOf(content: string): string {
  return firstCharacters(content, descriptionLength);
}

/** The title, the first 160 characters of the content, and the first five words of the title. */
export function defaultSeo({ title, content }: { title: string; content: string }) {
  return {
    seoTitle: title.trim(),
    seoDescription: firstCharacters(content, seoDescriptionLength),
    seoKeywords: title.trim().split(/\s+/).slice(0, seoKeywordCount).join(', '),
  };
}

let characters: Intl.Segmenter | undefined;

/** Counts grapheme clusters, and never cuts one in two. */
function firstCharacters(text: string, count: number): string {
  // Its data takes milliseconds to load, which no start has to wait for.
  characters ??= new Intl.Segmenter('und');
  const trimmed = text.trim();
  let passed = 0;
  for (const { index } of characters.segment(trimmed)) {
    if (passed === count) return trimmed.slice(0, index).trimEnd();
    passed += 1;
  }
  return trimmed;
}
