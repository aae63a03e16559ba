import { isAbsolute } from 'node:path';
import { z } from 'zod';

/** Where backups go. */
export type BackupTarget =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      endpoint: string;
      region: string;
      bucket: string;
      /** Folder inside the bucket; empty, or ends with `/`. */
      prefix: string;
      keyId: string;
      secretKey: string;
    }
  | {
      kind: 'sftp';
      host: string;
      port: number;
      username: string;
      /** On that machine; a relative one is in the home folder of the user. */
      folder: string;
      /** SHA-256 of the host's keys, as `ssh-keygen -l` prints them. Only a host with one of them is trusted. */
      hostKeys: readonly string[];
      /** The private key by which the site signs in; undefined: it has a password. */
      keyFile: string | undefined;
      password: string | undefined;
    };

const toMessage =
  'must be a folder that exists, such as file:/mnt/backups, a bucket, such as s3://bucket/folder, or a folder of another machine, such as sftp://user@host/folder';
const hostKeyMessage =
  'must be the SHA256 fingerprint of a host key, such as ssh-keyscan host | ssh-keygen -lf - prints, or several with spaces between';

/** A user, a host, perhaps a port, and a folder: no password, which would stand in every list of processes. */
const sftpUrl =
  /^sftp:\/\/(\w[\w.-]{0,63})@([\w.-]{1,253}|\[[\d:a-f.]{2,45}\])(?::(\d{1,5}))?(\/[^\0\n\r]{1,400})$/;

/** The settings of second places, by their variables. */
export const targetSettings = {
  BACKUP_TO: z.string().refine(isTarget, toMessage).optional(),
  BACKUP_S3_ENDPOINT: z
    .string()
    .refine(
      (value) => /^https?:\/\/[^/@?#]+\/?$/.test(value) && URL.canParse(value),
      'must be the origin of the storage, such as https://s3.eu-central-1.amazonaws.com',
    )
    .optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a region, such as eu-central-1')
    .default('us-east-1'),
  BACKUP_S3_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be the id of an access key')
    .optional(),
  BACKUP_S3_SECRET_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,400}$/, 'must be the secret of an access key')
    .optional(),
  BACKUP_SSH_HOST_KEY: z
    .string()
    .regex(/^\s*SHA256:[A-Za-z\d+/]{43}(?:\s+SHA256:[A-Za-z\d+/]{43}){0,9}\s*$/, hostKeyMessage)
    .optional(),
  BACKUP_SSH_KEY_FILE: z
    .string()
    .refine(isAbsolute, 'must be the absolute path of a private key file')
    .optional(),
  BACKUP_SSH_PASSWORD: z.string().max(1_000, 'must have at most 1000 characters').optional(),
};

type TargetSettings = z.output<z.ZodObject<typeof targetSettings>>;

/** @returns the second place, undefined where there is none; or a line for each setting that it lacks */
export function readTarget(settings: TargetSettings): {
  target?: BackupTarget;
  errors: string[];
} {
  const to = settings.BACKUP_TO;
  if (to === undefined) return { errors: [] };
  if (to.startsWith('file:'))
    return { target: { kind: 'folder', folder: to.slice('file:'.length) }, errors: [] };
  return to.startsWith('s3:') ? readBucket(to, settings) : readSftp(to, settings);
}

/** What the log must never show. */
export function backupSecret(target: BackupTarget | undefined): string | undefined {
  if (target?.kind === 's3') return target.secretKey;
  return target?.kind === 'sftp' ? target.password : undefined;
}

function readBucket(to: string, settings: TargetSettings): ReturnType<typeof readTarget> {
  const endpoint = settings.BACKUP_S3_ENDPOINT;
  const keyId = settings.BACKUP_S3_KEY_ID;
  const secretKey = settings.BACKUP_S3_SECRET_KEY;
  if (!endpoint || !keyId || !secretKey) {
    const names = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET_KEY'] as const;
    const missing = names.filter((name) => settings[name] === undefined);
    return { errors: missing.map((name) => `${name} must be set with a bucket in BACKUP_TO`) };
  }
  const [bucket = '', ...folders] = to.slice('s3://'.length).split('/').filter(Boolean);
  const target = {
    kind: 's3',
    endpoint: new URL(endpoint).origin,
    region: settings.BACKUP_S3_REGION,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    keyId,
    secretKey,
  } as const;
  return { target, errors: [] };
}

function readSftp(to: string, settings: TargetSettings): ReturnType<typeof readTarget> {
  const [, username = '', host = '', port = '22', path = ''] = sftpUrl.exec(to) ?? [];
  const hostKeys = settings.BACKUP_SSH_HOST_KEY?.trim().split(/\s+/) ?? [];
  const keyFile = settings.BACKUP_SSH_KEY_FILE;
  const password = settings.BACKUP_SSH_PASSWORD;
  const errors: string[] = [];
  if (hostKeys.length === 0)
    errors.push(`BACKUP_SSH_HOST_KEY must be set with another machine in BACKUP_TO`);
  if ((keyFile === undefined) === (password === undefined))
    errors.push(
      'BACKUP_SSH_KEY_FILE or BACKUP_SSH_PASSWORD must be set with another machine in BACKUP_TO, and not both',
    );
  if (errors.length > 0) return { errors };
  const target = {
    kind: 'sftp',
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port),
    username,
    folder: path.replace(/^\/~\//, './').replace(/(?<=.)\/+$/, ''),
    hostKeys,
    keyFile,
    password,
  } as const;
  return { target, errors: [] };
}

function isTarget(value: string): boolean {
  if (value.startsWith('file:')) return isAbsolute(value.slice('file:'.length));
  const port = sftpUrl.exec(value)?.[3] ?? '22';
  if (value.startsWith('sftp:'))
    return sftpUrl.test(value) && Number(port) >= 1 && Number(port) <= 65_535;
  return /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]{1,100}){0,10}\/?$/.test(value);
}
