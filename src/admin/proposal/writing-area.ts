import type { Language } from '#i18n/languages.ts';

/** The attribute of the element that holds a language's editor, its tools and its proposal. */
export function writingArea(language: Language): { 'data-writing-area': Language } {
  return { 'data-writing-area': language };
}

/** Whether the focus is in the area of a text: what would replace the text must wait. */
export function isWritingText(language: Language): boolean {
  return document.activeElement?.closest(`[data-writing-area="${language}"]`) != null;
}

/** The area around an element. A hidden screen may have another area of the same language. */
export function writingAreaOf(part: Element): Element | null {
  return part.closest('[data-writing-area]');
}
