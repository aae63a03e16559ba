import { z } from 'zod';
import { isNearHost } from './near-host.ts';

/** A server that takes mail, and the mail's sender and recipients. */
export type MailSettings = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS. */
  isImplicitTls: boolean;
  /** Without it, mail is not sent: neither the texts nor the password go over an open line. */
  requiresTls: boolean;
  login?: { user: string; password: string } | undefined;
  from: string;
  to: readonly string[];
};

export type WebhookSettings = {
  url: string;
  /** The bytes of the key that signs. */
  key: Buffer;
};

export type TelegramSettings = { apiUrl: string; token: string; chatId: string };

export type WhatsappSettings = {
  apiUrl: string;
  token: string;
  /** The id of the number that sends. */
  phoneId: string;
  /** The number that receives, digits alone. */
  to: string;
  /** Without one, messages arrive only within a day after the receiving number has written to the sending one. */
  template?: { name: string; language: string } | undefined;
};

/** Where enquiries are delivered. What is not set is not used. */
export type DeliverySettings = {
  mail?: MailSettings | undefined;
  webhook?: WebhookSettings | undefined;
  telegram?: TelegramSettings | undefined;
  whatsapp?: WhatsappSettings | undefined;
};

const smtpMessage =
  'must be the URL of a mail server, such as smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587';
const fromMessage = 'must be a mail address, such as site@example.com';
const toMessage = 'must be 1 to 10 mail addresses with commas between them';
const webhookMessage =
  'must be an https URL without a password, such as https://crm.example.com/hooks/site; http only for this machine or its own network';
const secretMessage =
  'must be whsec_ and 24 to 64 random bytes in base64, such as echo "whsec_$(openssl rand -base64 32)" prints';
const apiMessage = 'must be an http or https URL without a query, such as https://api.telegram.org';
const tokenMessage = 'must be the token alone, without spaces or quotes around it';

const mailAddress = /^[^\s@,<>"\\]{1,64}@[^\s@,<>"\\]{1,190}$/;

const schema = z.object({
  SMTP_URL: z.string().refine(isSmtpUrl, smtpMessage).optional(),
  MAIL_FROM: z.string().regex(mailAddress, fromMessage).optional(),
  MAIL_TO: z
    .string()
    .transform((value) => value.split(',').map((address) => address.trim()))
    .refine((list) => list.length <= 10 && list.every((one) => mailAddress.test(one)), toMessage)
    .optional(),
  ENQUIRY_WEBHOOK_URL: z.string().refine(isWebhookUrl, webhookMessage).optional(),
  ENQUIRY_WEBHOOK_SECRET: z.string().refine(isWebhookSecret, secretMessage).optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(
      /^\d{1,20}:[\w-]{10,100}$/,
      'must be the token that @BotFather gave, such as 123456:ABC…',
    )
    .optional(),
  TELEGRAM_CHAT_ID: z
    .string()
    .regex(/^(?:-?\d{1,20}|@\w{5,32})$/, 'must be the number of a chat, or the @name of a channel')
    .optional(),
  TELEGRAM_API_URL: z.string().refine(isApiUrl, apiMessage).default('https://api.telegram.org'),
  WHATSAPP_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, tokenMessage)
    .optional(),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,25}$/, 'must be the id of the sending number, digits alone')
    .optional(),
  WHATSAPP_TO: z
    .string()
    .regex(/^\+?[1-9]\d{6,14}$/, 'must be a telephone number, such as +9647501234567')
    .transform((value) => value.replace('+', ''))
    .optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(
      /^[a-z0-9_]{1,512}\/[a-zA-Z_]{2,10}$/,
      'must be the name and language of a template, such as new_enquiry/en',
    )
    .optional(),
  WHATSAPP_API_URL: z
    .string()
    .refine(isApiUrl, apiMessage)
    .default('https://graph.facebook.com/v24.0'),
});

export const deliverySettingNames: readonly string[] = Object.keys(schema.shape);

type Values = z.output<typeof schema>;

/** The settings that a channel needs together. */
const together: readonly (readonly (keyof Values)[])[] = [
  ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  ['ENQUIRY_WEBHOOK_URL', 'ENQUIRY_WEBHOOK_SECRET'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_TO'],
];

/** @returns the settings, and a line for each wrong one: its name and what it must be, never its value */
export function readDeliverySettings(variables: Record<string, string | undefined>): {
  delivery: DeliverySettings;
  errors: string[];
} {
  const { data, error } = schema.safeParse(variables);
  const errors = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
  if (!data) return { delivery: {}, errors };
  for (const names of together) {
    const set = names.filter((name) => data[name] !== undefined);
    const missing = set.length > 0 ? names.filter((name) => data[name] === undefined) : [];
    for (const name of missing) errors.push(`${name} must be set with ${set.join(' and ')}`);
  }
  return { delivery: toSettings(data), errors };
}

/** What the log must never show. */
export function deliverySecrets({ mail, webhook, telegram, whatsapp }: DeliverySettings) {
  return [mail?.login?.password, webhook?.key.toString('base64'), telegram?.token, whatsapp?.token];
}

function toSettings(data: Values): DeliverySettings {
  return {
    mail:
      data.SMTP_URL && data.MAIL_FROM && data.MAIL_TO
        ? { ...mailServer(data.SMTP_URL), from: data.MAIL_FROM, to: data.MAIL_TO }
        : undefined,
    webhook:
      data.ENQUIRY_WEBHOOK_URL && data.ENQUIRY_WEBHOOK_SECRET
        ? { url: data.ENQUIRY_WEBHOOK_URL, key: webhookKey(data.ENQUIRY_WEBHOOK_SECRET) }
        : undefined,
    telegram:
      data.TELEGRAM_BOT_TOKEN && data.TELEGRAM_CHAT_ID
        ? {
            apiUrl: withoutSlash(data.TELEGRAM_API_URL),
            token: data.TELEGRAM_BOT_TOKEN,
            chatId: data.TELEGRAM_CHAT_ID,
          }
        : undefined,
    whatsapp:
      data.WHATSAPP_TOKEN && data.WHATSAPP_PHONE_ID && data.WHATSAPP_TO
        ? {
            apiUrl: withoutSlash(data.WHATSAPP_API_URL),
            token: data.WHATSAPP_TOKEN,
            phoneId: data.WHATSAPP_PHONE_ID,
            to: data.WHATSAPP_TO,
            template: templateOf(data.WHATSAPP_TEMPLATE),
          }
        : undefined,
  };
}

function mailServer(value: string) {
  const { protocol, hostname, port, username, password } = new URL(value);
  const isImplicitTls = protocol === 'smtps:';
  const user = decodeURIComponent(username);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: port === '' ? (isImplicitTls ? 465 : 587) : Number(port),
    isImplicitTls,
    // A relay on the same machine or network often has no certificate that anybody signed.
    requiresTls: !isNearHost(host),
    login: user === '' ? undefined : { user, password: decodeURIComponent(password) },
  };
}

function templateOf(value: string | undefined) {
  const [name, language] = value?.split('/') ?? [];
  return name && language ? { name, language } : undefined;
}

function webhookKey(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return false;
  try {
    decodeURIComponent(url.username + url.password);
    return true;
  } catch {
    return false;
  }
}

function isWebhookUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNearHost(url.hostname));
}

function isWebhookSecret(value: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(value)) return false;
  const { length } = webhookKey(value);
  return length >= 24 && length <= 64;
}

function isApiUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url?.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNearHost(url.hostname));
}
