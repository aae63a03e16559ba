import type { NodemailerError } from 'nodemailer';
import { isCertificateError } from '../is-certificate-error.ts';

/**
 * Why a mail was not sent:
 *
 * - `unreachable`: no connection, or it was cut
 * - `timed-out`
 * - `tls`: the certificate is not valid, or the server offers no TLS
 * - `denied`: the login is wrong, or may not send from this address
 * - `missing`: the mailbox of the recipient does not exist or takes no mail
 * - `busy`: the server asks to come later (a reply 4xx)
 * - `refused`: the server does not take this mail
 */
const mailFailures = [
  'unreachable',
  'timed-out',
  'tls',
  'denied',
  'missing',
  'busy',
  'refused',
] as const;

export type MailFailure = (typeof mailFailures)[number];

/** A mail that was not sent. The message has the code of a reply, never its words: they may repeat the mail. */
export class MailError extends Error {
  override name = 'MailError';
  readonly code: MailFailure;

  constructor(code: MailFailure, cause: unknown) {
    super(describe(cause));
    this.code = code;
  }
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { response }: NodemailerError = cause;
  // Reply code and enhanced status code (RFC 5321, 4.2; RFC 3463).
  const [code] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '') ?? [];
  return code === undefined ? cause.message : `The mail server replied ${code}`;
}

/** @param error what nodemailer threw */
export function mailFailureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'unreachable';
  const { code, originalCode, command, responseCode = 0 }: NodemailerError = error;
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timed-out';
  if (code === 'ETLS' || code === 'EREQUIRETLS') return 'tls';
  if (isCertificateError(String(originalCode))) return 'tls';
  if (responseCode >= 400 && responseCode < 500) return 'busy';
  if (code === 'EAUTH' || code === 'ENOAUTH' || command === 'MAIL FROM') return 'denied';
  if (command === 'RCPT TO' || code === 'EENVELOPE') return 'missing';
  if (code === 'EMESSAGE') return 'refused';
  return responseCode > 0 ? 'denied' : 'unreachable';
}
