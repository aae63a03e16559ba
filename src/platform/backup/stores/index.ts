import type { BackupTarget } from '../../backup-settings.ts';
import type { BackupStore } from './backup-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

export type { BackupStore } from './backup-store.ts';
export { StoreError } from './store-error.ts';

/** The second place that the settings name. */
export function openStore(target: BackupTarget): BackupStore {
  return target.kind === 'folder' ? createFolderStore(target.folder) : createS3Store(target);
}
