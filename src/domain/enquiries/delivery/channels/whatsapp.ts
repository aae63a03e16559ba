import { z } from 'zod';
import type { WhatsappSettings } from '#platform/delivery-settings.ts';
import type { DeliveryFailure } from '../../shared/enquiry.ts';
import { chatText, type Notice, type Sender } from '../notice.ts';
import { type Explanation, postJson } from '../post-json.ts';

/** Characters of a text, and of a variable of a template. */
const maxLength = 4_096;
const maxVariableLength = 1_000;

const errorBody = z.object({
  error: z.object({ code: z.number(), error_subcode: z.number().optional().catch(undefined) }),
});

/** Error codes of the Cloud API (developers.facebook.com, WhatsApp Business Platform, Error codes, May 2026). */
const failures: readonly [DeliveryFailure, readonly number[]][] = [
  ['denied', [0, 3, 10, 190, 368, 131005, 131031, 131042]],
  // No such number, no template, or one that is paused or has other variables.
  ['missing', [33, 131026, 131030, 131047, 132000, 132001, 132005, 132007, 132012, 132015, 132016]],
  ['busy', [4, 80007, 130429, 131016, 131048, 131056, 133004, 133016]],
];

/** Sends notices to a number by the Cloud API. It has no key by which a repetition could be told. */
export function createWhatsappSender({
  apiUrl,
  token,
  phoneId,
  to,
  template,
}: WhatsappSettings): Sender {
  const send: Sender['send'] = async (notice) => {
    const content = template
      ? {
          type: 'template',
          template: {
            name: template.name,
            language: { code: template.language },
            components: [{ type: 'body', parameters: [{ type: 'text', text: variable(notice) }] }],
          },
        }
      : { type: 'text', text: { preview_url: false, body: chatText(notice, maxLength) } };
    await postJson({
      url: `${apiUrl}/${phoneId}/messages`,
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        ...content,
      }),
      explain,
    });
  };
  return { send };
}

/** A variable of a template has neither line breaks nor many spaces. */
function variable(notice: Notice): string {
  return chatText(notice, maxVariableLength)
    .replace(/\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');
}

function explain(_status: number, body: string): Explanation {
  const code = codeOf(body);
  return code === undefined ? {} : { failure: failureOf(code), said: `code ${code}` };
}

function failureOf(code: number): DeliveryFailure | undefined {
  // 200 to 299: the permissions of the token.
  if (code >= 200 && code < 300) return 'denied';
  return failures.find(([, codes]) => codes.includes(code))?.[0];
}

/** A subcode says more than the code 100, a wrong parameter. */
function codeOf(body: string): number | undefined {
  try {
    const { code, error_subcode: subcode } = errorBody.parse(JSON.parse(body)).error;
    return code === 100 ? (subcode ?? code) : code;
  } catch {
    return undefined;
  }
}
