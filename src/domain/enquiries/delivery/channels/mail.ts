import type { MailSettings } from '#platform/delivery-settings.ts';
import { createMailer, MailError } from '#platform/mail/index.ts';
import { DeliveryError } from '../delivery-error.ts';
import { noticeTexts, type Sender } from '../notice.ts';

/** Sends notices by mail. A reply goes to the visitor. */
export function createMailSender(settings: MailSettings): Sender {
  const mailer = createMailer(settings);
  const send: Sender['send'] = async (notice) => {
    const { kind, key, enquiries } = notice;
    const [{ name, contact_kind, contact_normal }] = enquiries;
    // Not every mail server takes other letters before the @.
    const canReply =
      kind === 'enquiry' && contact_kind === 'email' && /^[\x21-\x7e]+@/.test(contact_normal);
    const replyTo = canReply ? { name, address: contact_normal } : undefined;
    try {
      await mailer.send({ ...noticeTexts(notice), key, replyTo });
    } catch (error) {
      if (error instanceof MailError) throw new DeliveryError(error.code, error.message);
      throw error;
    }
  };
  return { send, rest: mailer.close };
}
