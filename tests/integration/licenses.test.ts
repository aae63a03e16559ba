import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the build contains the licences of the packages, fonts and styles that browsers get', () => {
  const notices = readFileSync(join(root, 'dist/client/licenses.txt'), 'utf8');
  for (const owner of [
    'react-dom - ',
    'Meta Platforms, Inc. and affiliates',
    '@codemirror/view - ',
    'by Marijn Haverbeke',
    'Tailwind Labs, Inc.',
    'The Schibsted-Grotesk Project Authors',
    'The Vazirmatn Project Authors',
    'SIL OPEN FONT LICENSE',
  ])
    expect(notices).toContain(owner);
});

test.each(['src/ui/fonts', 'src/domain/share-pictures/fonts'])(
  'each font in %s has its licence beside it',
  (folder) => {
    const files = readdirSync(join(root, folder));
    const fonts = files.filter((file) => /\.(ttf|woff2)$/.test(file));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts)
      expect(
        files.some((file) => file.endsWith('-OFL.txt') && font.startsWith(file.slice(0, -8))),
        font,
      ).toBe(true);
  },
);
