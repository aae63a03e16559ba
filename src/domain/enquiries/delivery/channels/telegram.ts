import { z } from 'zod';
import type { TelegramSettings } from '#platform/delivery-settings.ts';
import type { DeliveryFailure } from '../../shared/enquiry.ts';
import { chatText, type Sender } from '../notice.ts';
import { postJson } from '../post-json.ts';

/** Characters of a message (https://core.telegram.org/bots/api#sendmessage). */
const maxLength = 4_096;

const errorBody = z.object({
  description: z.string().catch(''),
  parameters: z.object({ retry_after: z.number() }).optional().catch(undefined),
});

/** Sends notices to a chat by the Bot API. It has no key by which a repetition could be told. */
export function createTelegramSender({ apiUrl, token, chatId }: TelegramSettings): Sender {
  const send: Sender['send'] = async (notice) =>
    await postJson({
      url: `${apiUrl}/bot${token}/sendMessage`,
      body: JSON.stringify({
        chat_id: chatId,
        text: chatText(notice, maxLength),
        link_preview_options: { is_disabled: true },
      }),
      failureOf,
      retryAfterOf: (body) => parse(body).parameters?.retry_after,
    });
  return { send };
}

/** Most errors have the status 400; the description tells them apart. */
function failureOf(status: number, body: string): DeliveryFailure | undefined {
  if (status !== 400) return undefined;
  const { description } = parse(body);
  if (/rights|forbidden/i.test(description)) return 'denied';
  return /chat|user|channel|peer/i.test(description) ? 'missing' : undefined;
}

function parse(body: string): z.output<typeof errorBody> {
  try {
    return errorBody.parse(JSON.parse(body));
  } catch {
    return { description: '' };
  }
}
