import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Exists while a release migrates the database in a way that the one before can't read. It says where the database is
 * as it was, whatever happens to the processes.
 */
export type Journal = {
  /** Folder of the release that migrates. */
  release: string;
  /** The file or the database that has what there was. */
  copy: string;
};

/** In the folder in which the site was started. */
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

/** @returns null where there is none, or where the writing of it was interrupted: nothing was migrated then */
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
