import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import type { DeliverySettings } from '../../src/platform/delivery-settings.ts';

export type ReceiverName = 'webhook' | 'telegram' | 'whatsapp';

export type ReceivedMessage = {
  receiver: ReceiverName;
  /** The `webhook-id`; null for the others, which have none. */
  id: string | null;
  /** Of the webhook: the whole body. */
  text: string;
};

/**
 * How a receiver fails instead of taking a message. `cut` takes it, and cuts the line before the response; `break` cuts
 * it before.
 */
export type ReceiverFailure =
  | { status: number; json?: unknown; headers?: Record<string, string> }
  | 'cut'
  | 'break';

type Fail = (receiver: ReceiverName) => ReceiverFailure | undefined;

const key = Buffer.from('the key of the webhook of these tests');
const token = '123456:the-token-of-the-bot';
const accessToken = 'the-token-of-whatsapp';
const phoneId = '106540352242922';
const to = '9647501234567';

const enquiryData = z.strictObject({
  id: z.int(),
  createdAt: z.iso.datetime(),
  language: z.enum(['en', 'ar', 'ckb']),
  page: z.string(),
  source: z.string(),
  campaign: z.string(),
  name: z.string(),
  contact: z.string(),
  contactKind: z.enum(['email', 'phone']),
  contactNormal: z.string(),
  message: z.string(),
});

const webhookBody = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('enquiry.created'),
    timestamp: z.iso.datetime(),
    data: enquiryData,
  }),
  z.strictObject({
    type: z.literal('enquiry.waiting'),
    timestamp: z.iso.datetime(),
    data: z.strictObject({ enquiries: z.array(enquiryData).min(1) }),
  }),
]);

/** https://core.telegram.org/bots/api#sendmessage */
const telegramBody = z.strictObject({
  chat_id: z.literal('-1001234567890'),
  text: z.string().min(1).max(4_096),
  link_preview_options: z.strictObject({ is_disabled: z.literal(true) }),
});

/** https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages */
const whatsappBody = z.intersection(
  z.looseObject({
    messaging_product: z.literal('whatsapp'),
    recipient_type: z.literal('individual'),
    to: z.literal(to),
  }),
  z.discriminatedUnion('type', [
    z.looseObject({
      type: z.literal('text'),
      text: z.strictObject({ preview_url: z.boolean(), body: z.string().min(1).max(4_096) }),
    }),
    z.looseObject({
      type: z.literal('template'),
      template: z.strictObject({
        name: z.literal('new_enquiry'),
        language: z.strictObject({ code: z.literal('en') }),
        components: z.tuple([
          z.strictObject({
            type: z.literal('body'),
            parameters: z.tuple([
              z.strictObject({
                type: z.literal('text'),
                // It has neither line breaks, nor tabs, nor more than four spaces in a row.
                text: z
                  .string()
                  .min(1)
                  .max(1_024)
                  .regex(/^(?!.*(?:[\n\t]| {5}))/s),
              }),
            ]),
          }),
        ]),
      }),
    }),
  ]),
);

/** A server on this machine that is a receiver of webhooks, Telegram's Bot API and WhatsApp's Cloud API in one. */
export async function startReceivers({ fail = () => undefined }: { fail?: Fail } = {}) {
  const messages: ReceivedMessage[] = [];
  let attempts = 0;
  const server = createServer((request, response) => {
    attempts += 1;
    receive(request)
      .then((message) => {
        const failure = message && fail(message.receiver);
        if (!message) return send(response, { status: 404, json: { ok: false, error_code: 404 } });
        if (message.refusal) return send(response, message.refusal);
        if (failure === 'break') return void response.destroy();
        if (!failure || failure === 'cut') {
          const { receiver, id, text } = message;
          messages.push({ receiver, id, text });
        }
        if (failure === 'cut') return void response.destroy();
        send(
          response,
          failure ?? { status: 200, json: { ok: true, messages: [{ id: 'wamid.1' }] } },
        );
      })
      .catch((error: unknown) => {
        console.error('A receiver does not understand a message:', error);
        send(response, { status: 400, json: {} });
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    messages,
    /** Those of one receiver. */
    of: (receiver: ReceiverName) => messages.filter((message) => message.receiver === receiver),
    attempts: () => attempts,
    /** Settings that reach it. */
    settings: {
      webhook: { url: `${url}/webhook`, key },
      telegram: { apiUrl: url, token, chatId: '-1001234567890' },
      whatsapp: {
        apiUrl: `${url}/v24.0`,
        token: accessToken,
        phoneId,
        to,
        template: { name: 'new_enquiry', language: 'en' },
      },
    } satisfies DeliverySettings,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Understood = ReceivedMessage & { refusal?: Exclude<ReceiverFailure, string> };

/** @returns undefined for a URL that no receiver has. @throws {ZodError} for a message that breaks its protocol */
async function receive(request: IncomingMessage): Promise<Understood | undefined> {
  const body = await readText(request);
  if (request.method !== 'POST') return undefined;
  if (request.url === '/webhook') return receiveWebhook(request, body);
  if (request.url === `/bot${token}/sendMessage`) {
    const { text } = telegramBody.parse(JSON.parse(body));
    return { receiver: 'telegram', id: null, text };
  }
  if (request.url?.startsWith('/bot'))
    return {
      receiver: 'telegram',
      id: null,
      text: '',
      refusal: { status: 401, json: { ok: false, error_code: 401, description: 'Unauthorized' } },
    };
  if (request.url !== `/v24.0/${phoneId}/messages`) return undefined;
  const message = whatsappBody.parse(JSON.parse(body));
  const text =
    message.type === 'text' ? message.text.body : message.template.components[0].parameters[0].text;
  const isRight = request.headers.authorization === `Bearer ${accessToken}`;
  return {
    receiver: 'whatsapp',
    id: null,
    text,
    ...(!isRight && {
      refusal: { status: 401, json: { error: { code: 190, message: 'Expired' } } },
    }),
  };
}

/** Checks the signature as a receiver does that follows https://www.standardwebhooks.com. */
function receiveWebhook({ headers }: IncomingMessage, body: string): Understood {
  const id = String(headers['webhook-id']);
  const signed = `${id}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  const given = String(headers['webhook-signature']);
  const isRight =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  webhookBody.parse(JSON.parse(body));
  return {
    receiver: 'webhook',
    id,
    text: body,
    ...(!isRight && { refusal: { status: 401, json: { error: 'wrong signature' } } }),
  };
}

function send(
  response: ServerResponse,
  { status, json = {}, headers = {} }: Exclude<ReceiverFailure, string>,
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(json));
}
