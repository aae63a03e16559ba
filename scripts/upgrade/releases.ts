import { readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the releases in a clone. Its link `current` leads to the release that a restart runs. */
export const releasesFolder = 'releases';
const currentLink = 'current';

/** @returns the folder that `current` leads to, or null if there is no such link */
export function currentRelease(releases: string): string | null {
  try {
    return realpathSync(join(releases, currentLink));
  } catch {
    return null;
  }
}

/** Replaces the link atomically. @param name of the release's folder */
export function makeCurrent(releases: string, name: string): void {
  const link = join(releases, `${currentLink}.new-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, join(releases, currentLink));
}

/** Deletes all releases but these, and links that a killed upgrade left. */
export function removeOtherReleases(releases: string, kept: readonly string[]): void {
  for (const entry of readdirSync(releases, { withFileTypes: true })) {
    const isRelease = entry.isDirectory() && /^[0-9a-f]{12}(?:\.part)?$/.test(entry.name);
    const isLeft = entry.isSymbolicLink() && entry.name.startsWith(`${currentLink}.new-`);
    if (isLeft || (isRelease && !kept.includes(entry.name)))
      rmSync(join(releases, entry.name), { recursive: true, force: true });
  }
}
