import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rejectionPage } from '#site/errors/rejection-page.ts';
import { darkSurface, lightSurface } from '#theme.ts';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');
const colour = /#[0-9a-f]{3,8}\b/g;

/** The colours of a theme by the names of their variables. */
function coloursAfter(selector: string): Map<string | undefined, string | undefined> {
  const rules = tokens.slice(tokens.indexOf(selector)).split('}', 1)[0] ?? '';
  return new Map(
    Array.from(rules.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g), ([, name, value]) => [name, value]),
  );
}

const light = coloursAfter(':root {');
const dark = coloursAfter(':root[data-theme="dark"] {');

test('the surfaces are those of the tokens', () => {
  expect([lightSurface, darkSurface]).toEqual([light.get('--surface'), dark.get('--surface')]);
});

test('a rejection has the colours of the light theme', () => {
  const page = rejectionPage('busy', '/');
  const colours = (page.match(colour) ?? []).filter((written) => written !== '#fff');
  expect(colours).not.toEqual([]);
  for (const written of colours) expect([...light.values()]).toContain(written);
});

test.each(['src/site/home/effects.css', 'src/admin/post-form/share-picture.css'])(
  '%s writes in the light surface, in both themes',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`color: ${lightSurface};`);
  },
);
