import { expect, test } from 'vitest';
import { readBackupSettings } from './backup-settings.ts';

/** The settings of variables that are all right. */
function read(variables: Record<string, string>) {
  const { backup, errors } = readBackupSettings(variables);
  expect(errors).toEqual([]);
  return backup;
}

/** The names of the wrong variables. */
function wrongNames(variables: Record<string, string>): (string | undefined)[] {
  return readBackupSettings(variables).errors.map((line) => line.split(' ')[0]);
}

test('a second place needs a key for backups, and a bucket the keys of its storage', () => {
  expect(wrongNames({ BACKUP_TO: 's3://lutka/site' })).toEqual([
    'BACKUP_KEY',
    'BACKUP_S3_ENDPOINT',
    'BACKUP_S3_KEY_ID',
    'BACKUP_S3_SECRET_KEY',
  ]);
  const BACKUP_KEY = 'sixteen characters';
  const folder = read({ BACKUP_TO: 'file:/mnt/backups', BACKUP_KEY });
  expect(folder.target).toEqual({ kind: 'folder', folder: '/mnt/backups' });
  const storage = {
    BACKUP_S3_ENDPOINT: 'https://s3.example/',
    BACKUP_S3_KEY_ID: 'id',
    BACKUP_S3_SECRET_KEY: 'secret',
  };
  const bucket = read({ BACKUP_TO: 's3://lutka/site', BACKUP_KEY, ...storage });
  expect(bucket.target).toEqual({
    kind: 's3',
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    bucket: 'lutka',
    prefix: 'site/',
    keyId: 'id',
    secretKey: 'secret',
  });
});

test('another machine as second place needs its host key, and either a key file or a password', () => {
  const BACKUP_KEY = 'sixteen characters';
  const to = { BACKUP_KEY, BACKUP_TO: 'sftp://lutka@nas.example:2222/volume1/backups/' };
  expect(wrongNames(to)).toEqual(['BACKUP_SSH_HOST_KEY', 'BACKUP_SSH_KEY_FILE']);
  const [one, other] = [`SHA256:${'A'.repeat(43)}`, `SHA256:${'b+/0'.repeat(11).slice(1)}`];
  const BACKUP_SSH_HOST_KEY = `${one}\n${other} `;
  const password = { ...to, BACKUP_SSH_HOST_KEY, BACKUP_SSH_PASSWORD: 'a password' };
  expect(read(password).target).toEqual({
    kind: 'sftp',
    host: 'nas.example',
    port: 2222,
    username: 'lutka',
    folder: '/volume1/backups',
    hostKeys: [one, other],
    keyFile: undefined,
    password: 'a password',
  });
  const home = { ...to, BACKUP_TO: 'sftp://lutka@[2001:db8::1]/~/backups', BACKUP_SSH_HOST_KEY };
  const withFile = read({ ...home, BACKUP_SSH_KEY_FILE: '/etc/site/key' });
  expect(withFile.target).toMatchObject({
    host: '2001:db8::1',
    port: 22,
    folder: './backups',
    keyFile: '/etc/site/key',
  });
  expect(wrongNames({ ...password, BACKUP_SSH_KEY_FILE: '/etc/site/key' })).toHaveLength(1);
});
