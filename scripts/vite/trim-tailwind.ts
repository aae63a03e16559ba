import type { Plugin } from 'vite';

/**
 * Takes out of Tailwind's styles what changes nothing: custom properties, the theme of shadow roots, colours for
 * browsers without `color-mix`, which can't run the site's scripts either, and the line with its licence, which is in
 * `/licenses.txt`. Each page has its style inside its HTML, so they would be sent with every page.
 */
export function trimTailwind(): Plugin {
  return {
    name: 'trim-tailwind',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) =>
        withoutPlainColours(withoutIdleProperties(code))
          .replace(licenseLine, '')
          .replace(shadowRoots, ':root {'),
    },
  };
}

/**
 * Tailwind's utilities pass values to each other in properties `--tw-…`. One that nothing sets is replaced by its
 * initial value. One that nothing reads is removed.
 *
 * @param style as Tailwind writes it
 */
export function withoutIdleProperties(style: string): string {
  const utilities = style.replace(registrations, '').replace(fallbacks, '');
  let trimmed = style;
  for (const [rule, name = '', value = ''] of style.matchAll(registrations)) {
    const initial = /initial-value:([^;]+)/.exec(value)?.[1]?.trim();
    const declarations = new RegExp(`(?<=[{;\\s])${name}:[^;{}]*;`, 'g');
    const isRead = new RegExp(`var\\(${name}[,)]`).test(utilities);
    if (isRead && (initial === undefined || utilities.search(declarations) >= 0)) continue;
    trimmed = trimmed
      .replace(rule, '')
      .replaceAll(declarations, '')
      .replaceAll(`var(${name})`, initial ?? '');
  }
  return emptyFallbacks.test(trimmed)
    ? trimmed.replace(emptyFallbacks, '').replace(fallbackLayer, '')
    : trimmed;
}

/** @param style as Tailwind writes it */
export function withoutPlainColours(style: string): string {
  return style.replace(plainColours, '$1');
}

const registrations = /@property (--tw-[\w-]+)\s*\{([^}]*)\}/g;

/** A declaration, and behind it the same with `color-mix`. */
const plainColours =
  /(?<=[{;\s])[\w-]+:[^;{}]*;\s*@supports \(color: color-mix\(in lab, red, red\)\)\s*\{([^{}]*)\}/g;

const shadowRoots = /:root, :host \{/g;

const licenseLine = /\/\*! tailwindcss [^*]*\*\/\s*/;

/** The initial values for browsers without `@property`. */
const fallbacks = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g;

const emptyFallbacks = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{\s*\}\s*\}\s*\}/;

/** The place of the fallbacks among the layers. */
const fallbackLayer = /@layer properties;\s*/;
