import { describe, expect, test } from 'vitest';
import { deliverySecrets, readDeliverySettings } from './delivery-settings.ts';

const mail = {
  MAIL_FROM: 'site@lutka.example',
  MAIL_TO: 'sales@lutka.example, dara@lutka.example',
};
const key = Buffer.alloc(32, 'k');
const webhook = { ENQUIRY_WEBHOOK_SECRET: `whsec_${key.toString('base64')}` };

/** The settings of variables that are all right. */
function read(variables: Record<string, string>) {
  const { delivery, errors } = readDeliverySettings(variables);
  expect(errors).toEqual([]);
  return delivery;
}

describe('a mail server', () => {
  test.each([
    [
      'smtps://mail.example.com',
      { host: 'mail.example.com', port: 465, isImplicitTls: true, requiresTls: true },
    ],
    ['smtp://mail.example.com', { port: 587, isImplicitTls: false, requiresTls: true }],
    ['smtp://mail.example.com:25/', { port: 25, requiresTls: true }],
    [
      'smtp://s%40lutka:p%40ss%2F@mail.example.com',
      { login: { user: 's@lutka', password: 'p@ss/' } },
    ],
    ['smtp://localhost:25', { host: 'localhost', requiresTls: false, login: undefined }],
    ['smtp://[::1]:25', { host: '::1', requiresTls: false }],
    ['smtp://postfix', { requiresTls: false }],
    ['smtp://10.0.0.5', { requiresTls: false }],
    ['smtp://203.0.113.5', { requiresTls: true }],
  ])('%s', (url, expected) => {
    expect(read({ ...mail, SMTP_URL: url }).mail).toMatchObject({
      from: 'site@lutka.example',
      to: ['sales@lutka.example', 'dara@lutka.example'],
      ...expected,
    });
  });
});

test.each([
  'https://crm.example.com/hooks/1?key=2',
  'http://127.0.0.1:5678/hook',
  'http://n8n:5678/hook',
  'http://crm.internal/hook',
])('a webhook may be %s', (url) => {
  expect(read({ ...webhook, ENQUIRY_WEBHOOK_URL: url }).webhook).toEqual({ url, key });
});

test('chats have their own servers unless another is set, and a template where one is set', () => {
  const telegram = { TELEGRAM_BOT_TOKEN: '123456:abcdefghij', TELEGRAM_CHAT_ID: '-1001' };
  const whatsapp = {
    WHATSAPP_TOKEN: 'EAAG',
    WHATSAPP_PHONE_ID: '106540352242922',
    WHATSAPP_TO: '+9647501234567',
  };
  expect(read({ ...telegram, ...whatsapp })).toEqual({
    mail: undefined,
    webhook: undefined,
    telegram: { apiUrl: 'https://api.telegram.org', token: '123456:abcdefghij', chatId: '-1001' },
    whatsapp: {
      apiUrl: 'https://graph.facebook.com/v24.0',
      token: 'EAAG',
      phoneId: '106540352242922',
      to: '9647501234567',
      template: undefined,
    },
  });
  expect(
    read({
      ...whatsapp,
      WHATSAPP_TEMPLATE: 'new_enquiry/en_US',
      WHATSAPP_API_URL: 'http://127.0.0.1:1/v1/',
    }).whatsapp,
  ).toMatchObject({
    apiUrl: 'http://127.0.0.1:1/v1',
    template: { name: 'new_enquiry', language: 'en_US' },
  });
});

test.each([
  ['SMTP_URL', 'smtp.lutka.example'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'smtp://mail.example.com/inbox'],
  ['SMTP_URL', 'smtp://a%:b@mail.example.com'],
  ['MAIL_FROM', 'Lutka <site@lutka.example>'],
  ['MAIL_FROM', 'site@lutka.example\r\nBcc: a@b'],
  ['MAIL_TO', 'a@b.example,,c@d.example'],
  ['MAIL_TO', Array(11).fill('a@b.example').join(',')],
  ['ENQUIRY_WEBHOOK_URL', 'http://crm.example.com/hook'],
  ['ENQUIRY_WEBHOOK_URL', 'https://user:password@crm.example.com'],
  ['ENQUIRY_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
  ['ENQUIRY_WEBHOOK_SECRET', key.toString('base64')],
  ['TELEGRAM_BOT_TOKEN', 'abc'],
  ['TELEGRAM_CHAT_ID', 'our chat'],
  ['TELEGRAM_API_URL', 'http://api.telegram.example'],
  ['WHATSAPP_TOKEN', 'a b'],
  ['WHATSAPP_PHONE_ID', '+9647501234567'],
  ['WHATSAPP_TO', '0750 123 4567'],
  ['WHATSAPP_TEMPLATE', 'template_one'],
])('%s=%s is wrong, and the message does not repeat it', (name, value) => {
  const { errors, delivery } = readDeliverySettings({ [name]: value });
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^${name} must be `))]);
  expect(errors[0]).not.toContain(value);
  expect(delivery).toEqual({});
});

test('what a channel needs is set together', () => {
  const { errors } = readDeliverySettings({
    SMTP_URL: 'smtp://localhost',
    TELEGRAM_CHAT_ID: '1',
    WHATSAPP_TOKEN: 't',
    ...webhook,
  });
  expect(errors).toEqual([
    'MAIL_FROM must be set with SMTP_URL',
    'MAIL_TO must be set with SMTP_URL',
    'ENQUIRY_WEBHOOK_URL must be set with ENQUIRY_WEBHOOK_SECRET',
    'TELEGRAM_BOT_TOKEN must be set with TELEGRAM_CHAT_ID',
    'WHATSAPP_PHONE_ID must be set with WHATSAPP_TOKEN',
    'WHATSAPP_TO must be set with WHATSAPP_TOKEN',
  ]);
});

test('the log hides every secret', () => {
  const settings = read({
    ...mail,
    SMTP_URL: 'smtp://u:mail-password@localhost',
    ...webhook,
    ENQUIRY_WEBHOOK_URL: 'https://crm.example.com',
    TELEGRAM_BOT_TOKEN: '123456:abcdefghij',
    TELEGRAM_CHAT_ID: '1',
    WHATSAPP_TOKEN: 'EAAG',
    WHATSAPP_PHONE_ID: '106540',
    WHATSAPP_TO: '9647501234567',
  });
  expect(deliverySecrets(settings)).toEqual([
    'mail-password',
    key.toString('base64'),
    '123456:abcdefghij',
    'EAAG',
  ]);
});
