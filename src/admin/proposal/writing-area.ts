import type { Language } from '#i18n/languages.ts';

/** Returns the attribute of the element that contains the editor of a language, its tools and its proposal. */
export function writingArea(language: Language): { 'data-writing-area': Language } {
  return { 'data-writing-area': language };
}

/** Whether the focus is in the area of a text. Then nothing may replace the text. */
export function isWritingText(language: Language): boolean {
  return document.activeElement?.closest(`[data-writing-area="${language}"]`) != null;
}

/** Returns the area around an element. A hidden screen may have another area of the same language. */
export function writingAreaOf(part: Element): Element | null {
  return part.closest('[data-writing-area]');
}
