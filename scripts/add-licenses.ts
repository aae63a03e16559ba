/** The notices of what the site hands to browsers: MIT, ISC, the SIL Open Font License and others ask that they come with it. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** In `dist/client`, at `/licenses.txt` of the site. Vite writes those of the bundled packages into it. */
export const licenseFile = 'licenses.txt';

/** Adds what no script imports: Tailwind, whose style is in ours, and the fonts, with the licences beside them. */
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
