import { z } from 'zod';
import { type BackupSettings, backupSettingNames, readBackupSettings } from './backup-settings.ts';
import {
  type DeliverySettings,
  deliverySettingNames,
  readDeliverySettings,
} from './delivery-settings.ts';
import {
  type AssistantSettings,
  modelSettingNames,
  readAssistantSettings,
} from './model-settings.ts';
import { maxPasswordLength, minPasswordLength } from './password-rules.ts';
import { StartupError } from './startup-error.ts';
import { wholeNumber } from './whole-number.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const schema = z
  .object({
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an IP address, such as 127.0.0.1')
      .default('127.0.0.1'),
    /** 0 takes a free port. */
    PORT: wholeNumber('a TCP port', 0, 65535).default(3000),
    SITE_URL: z
      .string()
      .refine(isOrigin, 'must be the public origin without a path, such as https://example.com')
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(
        /^(file:.+|postgres(ql)?:\/\/.+)$/,
        'must be file:path/to/site.db or postgres://user:password@host/name',
      )
      .default('file:data/site.db'),
    ADMIN_USERNAME: z
      .string()
      .regex(/^[\w.@-]{1,60}$/, 'must be 1 to 60 letters, digits, dots, hyphens, @ or _')
      .default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(minPasswordLength, `must have at least ${minPasswordLength} characters`)
      .max(maxPasswordLength, `must have at most ${maxPasswordLength} characters`)
      .refine((value) => value.trim() !== '', 'must not be blank')
      .optional(),
    SECRET_KEY: z
      .string()
      .min(32, 'must have at least 32 random characters, such as openssl rand -base64 32 prints')
      .optional(),
    SITE_TIME_ZONE: z
      .string()
      .refine(isTimeZone, 'must be the name of a time zone, such as Asia/Baghdad')
      .default('Asia/Baghdad'),
    PAGE_CACHE_MB: wholeNumber('a number of megabytes', 1, 100_000).default(64),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    /** On 127.0.0.1. Without it there are no metrics. */
    METRICS_PORT: wholeNumber('a TCP port', 0, 65535).optional(),
    TRUST_PROXY: wholeNumber('the number of proxies in front', 0, 10).default(0),
    /** Revisions that are older are removed. */
    HISTORY_DAYS: wholeNumber('a number of days', 1, 36_500).default(730),
    /** Enquiries that are older are removed. */
    ENQUIRY_DAYS: wholeNumber('a number of days', 1, 3_650).default(365),
    /** Days of the numbers that are older are rolled up into months. */
    NUMBERS_DAYS: wholeNumber('a number of days', 1, 36_500).default(180),
    OFFLINE_READING: z.enum(['on', 'off'], 'must be on or off').default('on'),
    BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  })
  .transform((values) => ({
    host: values.HOST,
    port: values.PORT,
    siteUrl: new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin,
    databaseUrl: values.DATABASE_URL,
    adminUsername: values.ADMIN_USERNAME,
    /** Default: the first admin gets a random password, printed once. */
    adminPassword: values.ADMIN_PASSWORD,
    /** Encrypts the two-factor secrets, so that a copy of the database opens no account. */
    secretKey: values.SECRET_KEY,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    trustedProxies: values.TRUST_PROXY,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    /** In which editors choose and read times. */
    timeZone: values.SITE_TIME_ZONE,
    /** How long revisions of texts are kept. */
    historyDays: values.HISTORY_DAYS,
    /** How long enquiries are kept. */
    enquiryDays: values.ENQUIRY_DAYS,
    /** How long what was counted is known by the day. */
    numbersDays: values.NUMBERS_DAYS,
    /** Whether readers' browsers store articles for reading without a connection. */
    offersOfflineReading: values.OFFLINE_READING === 'on',
    /** Encrypts backups. */
    backupKey: values.BACKUP_KEY,
  }));

/** Names of all settings. `.env.example` lists the same. */
export const settingNames: readonly string[] = [
  ...Object.keys(schema.in.shape),
  ...backupSettingNames,
  ...deliverySettingNames,
  ...modelSettingNames,
];

export type Environment = z.output<typeof schema> & {
  /** Which models the assistant uses. */
  assistant: AssistantSettings;
  /** Where backups go by themselves. */
  backup: BackupSettings;
  /** Where enquiries and alarms are delivered. */
  delivery: DeliverySettings;
};

/**
 * The settings of this process. An empty variable counts as unset, as `VAR= npm start` and most service files mean it.
 *
 * @throws {StartupError} with one line for each wrong variable: its name and what it must be
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const { assistant, errors: assistantErrors } = readAssistantSettings(given);
  const { backup, errors: backupErrors } = readBackupSettings(given);
  const { delivery, errors: deliveryErrors } = readDeliverySettings(given);
  const errors = [...backupErrors, ...deliveryErrors, ...assistantErrors];
  if (result.success && errors.length === 0) return { ...result.data, assistant, backup, delivery };
  // Never with the value: it may be a password.
  const issues = result.error?.issues ?? [];
  const lines = issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new StartupError([...lines, ...errors].join('\n'));
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
