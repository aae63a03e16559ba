import type { Transporter } from 'nodemailer';
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

export type Mailer = {
  /**
   * Sends a mail to `MAIL_TO`, with TLS unless the server is near (`platform/near-host.ts`). When this resolves, the
   * server has taken the mail. When it throws, it has usually not: where the line was cut after the last byte, nobody
   * can know.
   *
   * @throws {MailError}
   */
  send: (mail: Mail) => Promise<void>;
  /** Closes the connection. The next mail opens another one. */
  close: () => void;
};

/** Of each wait for the server, and of a whole mail. */
export type MailTimeouts = { stepMs: number; totalMs: number };

const defaultTimeouts: MailTimeouts = { stepMs: 15_000, totalMs: 60_000 };
/** Some servers take only so many mails by one connection. */
const mailsPerConnection = 50;

/**
 * Sends mails one after the other by one connection, which the first one opens.
 *
 * @param timeouts for tests
 */
export function createMailer(
  settings: MailSettings,
  { stepMs, totalMs }: MailTimeouts = defaultTimeouts,
): Mailer {
  const { from, to } = settings;
  let transport: Transporter | undefined;
  const close = () => {
    transport?.close();
    transport = undefined;
  };
  return {
    close,
    async send({ subject, text, key, replyTo }) {
      transport ??= await openTransport(settings, stepMs);
      try {
        await transport.sendMail({
          from,
          to: [...to],
          subject,
          replyTo,
          // Line endings of a text in base64 (RFC 2045, 6.8).
          text: text.replace(/\r?\n/g, '\r\n'),
          messageId: `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          // So that no vacation notice comes back (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          // Long lines and letters of any script arrive as they are.
          textEncoding: 'base64',
          signal: AbortSignal.timeout(totalMs),
        });
      } catch (error) {
        close();
        throw new MailError(mailFailureOf(error), error);
      }
    },
  };
}

/** Sends one mail by a connection of its own. @throws {MailError} */
export async function sendMail(
  settings: MailSettings,
  mail: Mail,
  timeouts?: MailTimeouts,
): Promise<void> {
  const mailer = createMailer(settings, timeouts);
  try {
    await mailer.send(mail);
  } finally {
    mailer.close();
  }
}

/**
 * Connects and signs in, and sends nothing.
 *
 * @throws {MailError} where mails could not be sent either
 */
export async function checkMailServer(
  settings: MailSettings,
  { stepMs }: Pick<MailTimeouts, 'stepMs'> = defaultTimeouts,
): Promise<void> {
  const transport = await openTransport(settings, stepMs);
  try {
    await transport.verify();
  } catch (error) {
    throw new MailError(mailFailureOf(error), error);
  } finally {
    transport.close();
  }
}

async function openTransport(
  { host, port, isImplicitTls, requiresTls, login }: MailSettings,
  stepMs: number,
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: isImplicitTls,
    requireTLS: requiresTls,
    // A relay of one's own network often has a certificate that nobody signed.
    tls: { rejectUnauthorized: requiresTls },
    auth: login && { user: login.user, pass: login.password },
    pool: true,
    maxConnections: 1,
    maxMessages: mailsPerConnection,
    // It would send a mail again by itself. Whoever has the mail decides that.
    maxRequeues: 0,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    dnsTimeout: stepMs,
    socketTimeout: stepMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
