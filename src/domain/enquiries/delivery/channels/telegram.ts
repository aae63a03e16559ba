import { z } from 'zod';
import type { TelegramSettings } from '#platform/delivery-settings.ts';
import type { DeliveryFailure } from '../../shared/enquiry.ts';
import { chatText, type Sender } from '../notice.ts';
import { type Explanation, postJson } from '../post-json.ts';

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
      explain,
    });
  return { send };
}

/** Most errors have the status 400; the description, one of a fixed list, tells them apart. */
function explain(status: number, body: string): Explanation {
  const { description, parameters } = parse(body);
  return {
    failure: status === 400 ? failureOf(description) : undefined,
    retryAfterSeconds: parameters?.retry_after,
  };
}

function failureOf(description: string): DeliveryFailure | undefined {
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
