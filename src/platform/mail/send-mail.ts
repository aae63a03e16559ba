import type { MailSettings } from '../delivery-settings.ts';
import { MailError, mailFailureOf } from './mail-error.ts';

export type Mail = {
  subject: string;
  /** Plain text. */
  text: string;
  /** Unique, and the same when it is sent again: the part of the `Message-ID` before the @. */
  key: string;
  replyTo?: { name: string; address: string } | undefined;
};

/** Of each wait for the server, and of the whole. */
export type MailTimeouts = { stepMs: number; totalMs: number };

const defaultTimeouts: MailTimeouts = { stepMs: 15_000, totalMs: 60_000 };

/**
 * Sends a mail to `MAIL_TO` over a connection of its own, with TLS unless the server is near
 * (`platform/near-host.ts`).
 *
 * When this resolves, the server has taken the mail. When it throws, it has usually not: where the connection was cut
 * after the last byte, nobody can know.
 *
 * @param timeouts for tests
 * @throws {MailError}
 */
export async function sendMail(
  settings: MailSettings,
  { subject, text, key, replyTo }: Mail,
  { stepMs, totalMs }: MailTimeouts = defaultTimeouts,
): Promise<void> {
  const { host, port, isImplicitTls, requiresTls, login, from, to } = settings;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...{ host, port, secure: isImplicitTls, requireTLS: requiresTls },
    // A relay of one's own network often has a certificate that nobody signed.
    tls: { rejectUnauthorized: requiresTls },
    auth: login && { user: login.user, pass: login.password },
    ...{ connectionTimeout: stepMs, greetingTimeout: stepMs, dnsTimeout: stepMs },
    ...{ socketTimeout: stepMs, socketCloseTimeout: 0 },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  try {
    await transport.sendMail({
      ...{ from, to: [...to], subject, replyTo },
      text: text.replace(/\r?\n/g, '\r\n'),
      messageId: `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      // So that no vacation notice comes back (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      // Long lines and letters of any script arrive as they are.
      textEncoding: 'base64',
      signal: AbortSignal.timeout(totalMs),
    });
  } catch (error) {
    throw new MailError(mailFailureOf(error), error);
  } finally {
    transport.close();
  }
}
