import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Of all files in these folders, whatever the file system rounds them up to. Packages inside a package are not counted. */
export function diskMegabytes(folders: readonly string[]): number {
  return folders.reduce((bytes, folder) => bytes + bytesIn(folder), 0) / 1024 ** 2;
}

/** 0 for a folder that is not there: packages for other systems stay away. */
function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.reduce((bytes, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? bytes : bytes + bytesIn(path);
    return bytes + lstatSync(path).size;
  }, 0);
}
