import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Sum of the file sizes in these folders, without nested `node_modules`. */
export function diskMegabytes(folders: readonly string[]): number {
  return folders.reduce((bytes, folder) => bytes + bytesIn(folder), 0) / 1024 ** 2;
}

/** Returns 0 for a missing folder, because packages for other systems are not installed. */
function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.reduce((bytes, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? bytes : bytes + bytesIn(path);
    return bytes + lstatSync(path).size;
  }, 0);
}
