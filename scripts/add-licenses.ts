/** The licences of what the site sends to browsers. MIT, ISC, the SIL Open Font License and others require them. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** In `dist/client`, served at `/licenses.txt`. Vite writes the licences of the bundled packages into it. */
export const licenseFile = 'licenses.txt';

/** Adds the licences that no script imports: of Tailwind, which is in the site's styles, and of the fonts. */
export async function addLicenses(): Promise<void> {
  const file = join('dist/client', licenseFile);
  const sections = [await readFile(file, 'utf8')];
  for (const [name, path] of [
    ['Tailwind CSS', 'node_modules/tailwindcss/LICENSE'] as const,
    ...fontLicenses(),
  ])
    sections.push(`## ${name}\n\n${await readFile(path, 'utf8')}`);
  await writeFile(file, sections.join('\n'));
}

function fontLicenses(): [name: string, path: string][] {
  const paths = globSync('src/ui/fonts/*-OFL.txt').sort();
  return paths.map((path) => [basename(path, '-OFL.txt'), path]);
}
