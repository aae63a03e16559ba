import { modelSettingNames } from '#platform/model-settings.ts';

/** A key for each model, with letters that look different in a URL and in base64. */
export const modelKeys = Object.fromEntries(
  modelSettingNames
    .filter((name) => name.startsWith('AI_API_KEY'))
    .map((name) => [name, `${name.toLowerCase()}/sk-canary+6b0f=41d7?~`]),
);

/** Keys that only one task of the assistant uses. */
export const keysOfOneUse = Object.keys(modelKeys).filter((name) => name !== 'AI_API_KEY');

/** Of the mail server, as its URL has it. */
const mailPassword = 'canary.of.the_mail-server~4f20';

/** Settings that are secrets, each with a value that would be noticed anywhere. */
export const canaries = {
  ...modelKeys,
  BACKUP_KEY: 'canary of the backups: 83c5?>',
  BACKUP_S3_SECRET_KEY: 'canary/of+the~second=place?5d1e',
  SMTP_URL: `smtp://site:${mailPassword}@127.0.0.1:1`,
  ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.from('canary of the webhook: 9d2e7').toString('base64')}`,
  TELEGRAM_BOT_TOKEN: '123456:canary_of-the-bot_7c41e0d9',
  WHATSAPP_TOKEN: 'canary+of/whatsapp=and~more?5b1f',
  SECRET_KEY: 'canary/of+the second steps, 7f20 and more~',
  ADMIN_PASSWORD: 'canary & password of 9c2e7b',
};

export const secrets = [...Object.values(canaries), mailPassword];

/** What a visitor wrote: in the database and nowhere else. */
export const visitor = [
  'Canary of a visitor’s name',
  'canary of a visitor’s message, and more of it',
];

export const sara = { username: 'sara', password: canaries.ADMIN_PASSWORD };
