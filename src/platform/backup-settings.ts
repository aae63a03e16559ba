import { z } from 'zod';
import { type BackupTarget, readTarget, targetSettings } from './backup-target.ts';
import { wholeNumber } from './whole-number.ts';

/** How many backups stay: the newest of so many hours, days and weeks. */
export type KeepRule = { hours: number; days: number; weeks: number };

export type BackupSettings = {
  /** The second place; undefined where the site sends no backups. */
  target?: BackupTarget | undefined;
  /** How many minutes pass between two checks for a change. */
  minutes: number;
  keep: KeepRule;
};

const keepMessage =
  'must be how many hours, days and weeks of backups stay, such as 24/14/8, each 0 to 1000';

const schema = z.object({
  ...targetSettings,
  BACKUP_MINUTES: wholeNumber('a number of minutes', 1, 1_440).default(15),
  BACKUP_KEEP: z
    .string()
    .regex(/^(?:\d{1,3}|1000)(?:\/(?:\d{1,3}|1000)){2}$/, keepMessage)
    .default('24/14/8'),
});

export const backupSettingNames: readonly string[] = Object.keys(schema.shape);

/** @returns the settings, and a line for each wrong one: its name and what it must be, never its value */
export function readBackupSettings(variables: Record<string, string | undefined>): {
  backup: BackupSettings;
  errors: string[];
} {
  const { data = schema.parse({}), error } = schema.safeParse(variables);
  const errors = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
  if (data.BACKUP_TO !== undefined && !variables.BACKUP_KEY)
    errors.push('BACKUP_KEY must be set with BACKUP_TO: what leaves this machine is encrypted');
  const { target, errors: targetErrors } = readTarget(data);
  const backup = { minutes: data.BACKUP_MINUTES, keep: keepRule(data.BACKUP_KEEP) };
  return {
    backup: target ? { ...backup, target } : backup,
    errors: [...errors, ...targetErrors],
  };
}

function keepRule(value: string): KeepRule {
  const [hours = 0, days = 0, weeks = 0] = value.split('/').map(Number);
  return { hours, days, weeks };
}
