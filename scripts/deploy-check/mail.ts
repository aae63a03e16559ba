import type { Environment } from '#platform/environment.ts';
import { checkMailServer, MailError, type MailFailure } from '#platform/mail/index.ts';
import { type CheckResult, fail, pass } from './check-result.ts';

/** What to do about each failure; what is not here is for the mail server's log. */
const todos: Partial<Record<MailFailure, string>> = {
  unreachable:
    'see that SMTP_URL has the right name and port, and that a firewall lets them through',
  'timed-out': 'see that SMTP_URL has the right port, and that a firewall lets it through',
  tls: 'set SMTP_URL to the name that is in the certificate, with smtps:// where the port speaks TLS from the first byte',
  denied: 'set the right user name and password in SMTP_URL',
};

/** Whether the mail server answers and takes the password. Without one there is nothing to say. */
export async function checkMail({ delivery: { mail } }: Environment): Promise<CheckResult[]> {
  if (!mail) return [];
  const server = `${mail.host}:${mail.port}`;
  const login = mail.login ? ' and takes the password' : '';
  try {
    await checkMailServer(mail);
    return [pass('mail', `The mail server ${server} answers${login}`)];
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return [
      fail(
        'mail',
        `The mail server ${server} takes no mail (${error.code}): ${error.message}`,
        'enquiries are stored and wait: nobody is told of them by mail',
        todos[error.code] ?? 'look again later, then ask whoever runs the mail server',
      ),
    ];
  }
}
