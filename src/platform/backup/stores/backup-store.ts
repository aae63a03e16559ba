import { timeOfBackup } from '../backup-name.ts';

export type StoredBackup = { name: string; bytes: number };

/** A second place. Every call throws `StoreError`. */
export type BackupStore = {
  /** Stores a file under a name: all of it or nothing. */
  put: (name: string, path: string) => Promise<void>;
  /** The backups that are there, the oldest first; never files of another kind. */
  list: () => Promise<StoredBackup[]>;
  /** Writes a stored backup into a new file. */
  fetch: (name: string, path: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

/** Leaves out what is no backup. The time is in the name, so names sort by it. */
export function onlyBackups(files: StoredBackup[]): StoredBackup[] {
  return files
    .filter(({ name }) => timeOfBackup(name) !== null)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
