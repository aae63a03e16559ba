import type { BackupTarget } from '../../backup-target.ts';
import type { BackupStore } from './backup-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import { createSftpStore } from './sftp-store.ts';

export type { BackupStore } from './backup-store.ts';
export { StoreError } from './store-error.ts';

/** The second place that the settings name. */
export function openStore(target: BackupTarget): BackupStore {
  switch (target.kind) {
    case 'folder':
      return createFolderStore(target.folder);
    case 's3':
      return createS3Store(target);
    case 'sftp':
      return createSftpStore(target);
  }
}
