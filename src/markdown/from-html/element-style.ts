import type { Element } from 'hast';

/**
 * Returns a property of an element's `style` in lower case; empty when it is missing. The last declaration wins, as in
 * CSS.
 */
export function styleOf(element: Element, property: string): string {
  const { style } = element.properties;
  if (typeof style !== 'string') return '';
  let value = '';
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim().toLowerCase() === property)
      value = declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase();
  }
  return value;
}

export type Emphasis = 'strong' | 'em' | 'del';

const emphasisByTag: Record<string, Emphasis> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
};

/**
 * Returns the emphasis of an element. Its style overrides its tag: Google Docs wraps all copied text in `<b
 * style="font-weight:normal">`, and writes bold words as spans.
 */
export function emphasisOf(element: Element): Emphasis[] {
  const byTag = emphasisByTag[element.tagName];
  if (!byTag && element.tagName !== 'span' && element.tagName !== 'font') return [];
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const lines = styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line');
  const isBold = weight ? /^bold/.test(weight) || Number(weight) >= 600 : byTag === 'strong';
  const isItalic = slant ? /^(italic|oblique)/.test(slant) : byTag === 'em';
  const isStruck = lines.includes('line-through') || byTag === 'del';
  return [
    ...(isBold ? (['strong'] as const) : []),
    ...(isItalic ? (['em'] as const) : []),
    ...(isStruck ? (['del'] as const) : []),
  ];
}
