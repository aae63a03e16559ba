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
    };

/** How many backups stay: the newest of so many hours, days and weeks. */
export type KeepRule = { hours: number; days: number; weeks: number };

export type BackupSettings = {
  /** Undefined: no backup is made by itself. */
  target?: BackupTarget | undefined;
  /** How often is looked for a change. */
  minutes: number;
  keep: KeepRule;
};

const toMessage =
  'must be a folder that exists, such as file:/mnt/backups, or a bucket, such as s3://bucket/folder';
const keepMessage =
  'must be how many hours, days and weeks of backups stay, such as 24/14/8, each 0 to 1000';
const minutesMessage = 'must be a number of minutes, 1 to 1440';

const schema = z.object({
  BACKUP_TO: z.string().refine(isTarget, toMessage).optional(),
  BACKUP_MINUTES: z
    .string()
    .regex(/^\d{1,4}$/, minutesMessage)
    .transform(Number)
    .refine((minutes) => minutes >= 1 && minutes <= 1_440, minutesMessage)
    .default(15),
  BACKUP_KEEP: z
    .string()
    .regex(/^(?:\d{1,3}|1000)(?:\/(?:\d{1,3}|1000)){2}$/, keepMessage)
    .default('24/14/8'),
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
});

export const backupSettingNames: readonly string[] = Object.keys(schema.shape);

/** @returns the settings, and a line for each wrong one: its name and what it must be, never its value */
export function readBackupSettings(variables: Record<string, string | undefined>): {
  backup: BackupSettings;
  errors: string[];
} {
  const { data, error } = schema.safeParse(variables);
  const errors = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
  if (!data) return { backup: { minutes: 15, keep: keepRule('') }, errors };
  const to = data.BACKUP_TO;
  if (to !== undefined && !variables.BACKUP_KEY)
    errors.push('BACKUP_KEY must be set with BACKUP_TO: what leaves this machine is encrypted');
  const settings = { minutes: data.BACKUP_MINUTES, keep: keepRule(data.BACKUP_KEEP) };
  if (to === undefined) return { backup: settings, errors };
  if (to.startsWith('file:')) {
    const target = { kind: 'folder', folder: to.slice('file:'.length) } as const;
    return { backup: { ...settings, target }, errors };
  }
  const endpoint = data.BACKUP_S3_ENDPOINT;
  const keyId = data.BACKUP_S3_KEY_ID;
  const secretKey = data.BACKUP_S3_SECRET_KEY;
  for (const name of ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET_KEY'] as const)
    if (data[name] === undefined) errors.push(`${name} must be set with a bucket in BACKUP_TO`);
  if (!endpoint || !keyId || !secretKey) return { backup: settings, errors };
  const [bucket = '', ...folders] = to.slice('s3://'.length).split('/').filter(Boolean);
  const target = {
    kind: 's3',
    endpoint: new URL(endpoint).origin,
    region: data.BACKUP_S3_REGION,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    keyId,
    secretKey,
  } as const;
  return { backup: { ...settings, target }, errors };
}

function isTarget(value: string): boolean {
  if (value.startsWith('file:')) return isAbsolute(value.slice('file:'.length));
  return /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]{1,100}){0,10}\/?$/.test(value);
}

function keepRule(value: string): KeepRule {
  const [hours = 24, days = 14, weeks = 8] = value === '' ? [] : value.split('/').map(Number);
  return { hours, days, weeks };
}
