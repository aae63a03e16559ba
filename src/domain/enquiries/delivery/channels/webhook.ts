import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '#platform/delivery-settings.ts';
import { visitorFields } from '../../enquiry-row.ts';
import type { Sender } from '../notice.ts';
import { postJson } from '../post-json.ts';

/**
 * Sends notices to another program, signed as Standard Webhooks does (https://www.standardwebhooks.com): the signature
 * is of id, time and body, so that nobody else can send one, and an old one can't be sent again.
 *
 * @param readClock for the time in the signature, which a receiver compares with its own
 */
export function createWebhookSender(
  { url, key }: WebhookSettings,
  readClock: () => Promise<Date>,
): Sender {
  const send: Sender['send'] = async ({ kind, key: id, enquiries }) => {
    const now = await readClock();
    const [first] = enquiries;
    const body = JSON.stringify(
      kind === 'enquiry'
        ? { type: 'enquiry.created', timestamp: first.created_at, data: visitorFields(first) }
        : {
            type: 'enquiry.waiting',
            timestamp: first.reminded_at,
            data: { enquiries: enquiries.map(visitorFields) },
          },
    );
    const timestamp = Math.floor(now.getTime() / 1_000);
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
    await postJson({
      url,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      },
      body,
    });
  };
  return { send };
}
