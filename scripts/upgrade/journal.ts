import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Exists while a release migrates the database in a way that the former one can't read. After a crash or a power cut,
 * it tells where the copy from before the migration is.
 */
export type Journal = {
  /** Folder of the release that migrates. */
  release: string;
  /** As `makeColdCopy` returned it. */
  copy: string;
};

/** In the working directory of the supervisor. */
export function journalPath(): string {
  return resolve('data/upgrade.json');
}

/** Resolves once it is on the disk. */
export function writeJournal(journal: Journal): void {
  const file = openSync(journalPath(), 'w', 0o600);
  writeSync(file, JSON.stringify(journal));
  fsyncSync(file);
  closeSync(file);
}

/** @returns null if there is none, or it is incomplete: then the migration had not begun */
export function readJournal(): Journal | null {
  try {
    const { release, copy } = JSON.parse(readFileSync(journalPath(), 'utf8'));
    return { release: String(release), copy: String(copy) };
  } catch {
    return null;
  }
}

export function removeJournal(): void {
  rmSync(journalPath(), { force: true });
}
