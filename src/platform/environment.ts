import { z } from 'zod';
import { logLevels } from './log/log-levels.ts';
import { maxPasswordLength, minPasswordLength } from './password-rules.ts';
import { StartError } from './start-error.ts';

/** Digits alone: `Number(' ')` would be 0. */
function wholeNumber(largest: number, message: string) {
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value <= largest, message);
}

const aiProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

const schema = z
  .object({
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'takes a host name or address, such as 127.0.0.1')
      .default('127.0.0.1'),
    /** 0 asks the system for a free one, which the tests use. */
    PORT: wholeNumber(65535, 'takes the number of a TCP port, 0 to 65535').default(3000),
    SITE_URL: z
      .string()
      .refine(isOrigin, 'takes the public origin without a path, such as https://example.com')
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(
        /^(file:.+|postgres(ql)?:\/\/.+)$/,
        'takes file:path/to/site.db or postgres://user:password@host/name',
      )
      .default('file:data/site.db'),
    ADMIN_USERNAME: z
      .string()
      .regex(/^[\w.@-]{1,60}$/, 'takes 1 to 60 letters, digits, dots, hyphens, @ or _')
      .default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(minPasswordLength, `takes at least ${minPasswordLength} characters`)
      .max(maxPasswordLength, `takes at most ${maxPasswordLength} characters`)
      .refine((value) => value.trim() !== '', 'takes more than spaces')
      .optional(),
    SECRET_KEY: z
      .string()
      .min(32, 'takes at least 32 random characters, such as openssl rand -base64 32 prints')
      .optional(),
    PAGE_CACHE_MB: wholeNumber(100_000, 'takes a number of megabytes, 1 to 100000')
      .refine((value) => value >= 1, 'takes a number of megabytes, 1 to 100000')
      .default(64),
    LOG_LEVEL: z.enum(logLevels, `takes one of ${logLevels.join(', ')}`).default('info'),
    /** Of 127.0.0.1; unset, there are no metrics. */
    METRICS_PORT: wholeNumber(65535, 'takes the number of a TCP port, 0 to 65535').optional(),
    TRUST_PROXY: wholeNumber(10, 'takes the number of proxies in front, 0 to 10').default(0),
    BACKUP_KEY: z.string().min(16, 'takes at least 16 characters').optional(),
    AI_PROVIDER: z.enum(aiProviders, `takes one of ${aiProviders.join(', ')}`).optional(),
    AI_MODEL: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'takes the name of a model, such as llama3.3:70b')
      .optional(),
    AI_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'takes the key alone, without spaces or quotes around it')
      .optional(),
    AI_BASE_URL: z
      .string()
      .refine(isHttpAddress, 'takes an http or https address, such as http://localhost:11434/v1')
      .optional(),
  })
  .transform((values) => ({
    host: values.HOST,
    port: values.PORT,
    siteUrl: new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin,
    databaseUrl: values.DATABASE_URL,
    adminUsername: values.ADMIN_USERNAME,
    /** Without one, the first admin gets a random password, printed once. */
    adminPassword: values.ADMIN_PASSWORD,
    /** Seals the secrets of second factors, so that the database alone opens no account. */
    secretKey: values.SECRET_KEY,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    trustedProxies: values.TRUST_PROXY,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    /** Encrypts backups. */
    backupKey: values.BACKUP_KEY,
    assistant: {
      provider: values.AI_PROVIDER,
      model: values.AI_MODEL,
      apiKey: values.AI_API_KEY,
      baseUrl: values.AI_BASE_URL,
    },
  }));

export type Environment = z.output<typeof schema>;

/** The language model to ask. Any part may be missing: the site works without an assistant. */
export type AssistantSettings = Partial<Environment['assistant']>;

/**
 * The settings of this process. An empty variable counts as unset, since that is what
 * `VAR= npm start` and most service files mean by it.
 *
 * @throws {StartError} with one line per wrong variable, naming it and what it takes
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  // Never with the value: it may be a password.
  throw new StartError(
    result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('\n'),
  );
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** Without anything that would end up behind the path which a request adds. */
function isHttpAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}${url.pathname}`;
}
