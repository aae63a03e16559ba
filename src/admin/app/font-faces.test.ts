import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The `@font-face` rules of a style sheet by their family, without `src` and `font-display`. */
function facesOf(path: string): Map<string, string> {
  const css = read(path);
  const rules = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) =>
    body
      .split(';')
      .map((declaration) => declaration.trim().replace(/\s+/g, ' '))
      .filter((declaration) => declaration !== '' && !/^(src|font-display):/.test(declaration)),
  );
  return new Map(rules.map(([family = '', ...rest]) => [family, rest.join('; ')]));
}

// CSS cannot share them: descriptors of `@font-face` accept no variables, and a second rule replaces the first.
test('the font faces of the panel differ from those of the site in `font-display` alone', () => {
  const site = facesOf('../../ui/fonts.css');
  const panel = facesOf('./admin.css');
  expect(panel.size).toBe(3);
  for (const [family, descriptors] of panel) expect(descriptors).toBe(site.get(family));
});

test('no text of the panel keeps a font of the system while ours loads', () => {
  const displays = [...read('./admin.css').matchAll(/font-display: (\w+)/g)].map(([, how]) => how);
  expect(displays).toEqual(['swap', 'swap', 'swap']);
});
