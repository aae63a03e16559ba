import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type MailServerOptions, startMailServer } from '../../../tests/fakes/mail-server.ts';
import type { MailSettings } from '../delivery-settings.ts';
import { createMailer, type Mail, type MailTimeouts, sendMail } from './create-mailer.ts';
import { MailError, type MailFailure } from './mail-error.ts';

const mail: Mail = {
  subject: 'پەیامی نوێ لە Dara',
  text: 'سڵاو.\n\n.\nThe price, please: ١٢٣.',
  key: 'e3b0c442-98fc',
  replyTo: { name: 'Dara, "the owner"', address: 'dara@shop.example' },
};
const login = { user: 'site', password: 'p@ss: wörd/1' };

async function start(options: MailServerOptions = {}) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}

async function failureOf(settings: MailSettings, timeouts?: MailTimeouts): Promise<MailFailure> {
  const error = await sendMail(settings, mail, timeouts).catch((thrown: unknown) => thrown);
  if (!(error instanceof MailError)) throw new Error(`It did not fail as a mail: ${error}`);
  // Some servers repeat in a reply what they were sent.
  expect(error.message).not.toMatch(/wörd|Looks like spam|No such user/);
  return error.code;
}

test('a mail arrives with every letter, and with the Message-ID of its key', async () => {
  const server = await start({ login });
  await sendMail(server.settings({ login, to: ['a@lutka.example', 'b@lutka.example'] }), mail);
  expect(server.mails).toEqual([
    {
      from: 'site@lutka.example',
      to: ['a@lutka.example', 'b@lutka.example'],
      text: mail.text.replaceAll('\n', '\r\n'),
      isEncrypted: true,
      user: 'site',
      headers: expect.objectContaining({
        subject: mail.subject,
        'message-id': '<e3b0c442-98fc@lutka.example>',
        'reply-to': '"Dara, \\"the owner\\"" <dara@shop.example>',
        'auto-submitted': 'auto-generated',
      }),
    },
  ]);
});

test('a reply may go to a domain of any letters', async () => {
  const server = await start();
  const replyTo = { name: 'دارا', address: 'dara@لووتکە.krd' };
  await sendMail(server.settings(), { ...mail, replyTo });
  expect(server.mails[0]?.headers['reply-to']).toBe('دارا <dara@xn--pgb5cma00cqi.krd>');
});

test('no text of a stranger adds a header, a recipient or a second mail', async () => {
  const server = await start();
  const attack = 'Hi\r\nBcc: all@spam.example\r\n\r\n.\r\nMAIL FROM:<x@spam.example>';
  await sendMail(server.settings(), {
    subject: attack,
    text: attack,
    key: 'k',
    replyTo: { name: attack, address: 'dara@shop.example' },
  });
  expect(server.mails.map(({ to }) => to)).toEqual([['sales@lutka.example']]);
  expect(Object.keys(server.mails[0]?.headers ?? {})).not.toContain('bcc');
  expect(server.mails[0]?.text).toBe(attack);
});

test('mails go one after the other by one connection, and those after a pause by a new one', async () => {
  const server = await start();
  const mailer = createMailer(server.settings());
  for (const key of ['1', '2', '3']) await mailer.send({ ...mail, key });
  expect([server.mails.length, server.connections()]).toEqual([3, 1]);
  mailer.close();
  await mailer.send({ ...mail, key: '4' });
  mailer.close();
  expect([server.mails.length, server.connections()]).toEqual([4, 2]);
});

test('a mail is never sent again by itself, even if the line is cut before the reply', async () => {
  const server = await start({ isCut: () => true });
  expect(await failureOf(server.settings())).toBe('unreachable');
  expect([server.mails.length, server.connections()]).toEqual([1, 1]);
});

describe('TLS', () => {
  test('is asked for from the first byte with smtps', async () => {
    const server = await start({ secure: true });
    await sendMail(server.settings({ isImplicitTls: true }), mail);
    expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true]);
  });

  test('with a certificate that nobody signed is enough for a near server alone', async () => {
    const server = await start();
    await sendMail(server.settings(), mail);
    expect(server.mails).toHaveLength(1);
    expect(await failureOf(server.settings({ requiresTls: true }))).toBe('tls');
    expect(server.mails).toHaveLength(1);
  });

  test('is never left out, neither for the mail nor for the password', async () => {
    const server = await start({ disabledCommands: ['STARTTLS'], login });
    expect(await failureOf(server.settings({ requiresTls: true, login }))).toBe('tls');
    expect(server.mails).toEqual([]);
  });
});

describe('the failure', () => {
  test.each<[string, MailFailure, MailServerOptions]>([
    ['a wrong login', 'denied', { login: { ...login, password: 'another' } }],
    [
      'no such mailbox',
      'missing',
      { replyToRecipient: () => ({ code: 550, text: 'No such user' }) },
    ],
    ['greylisting', 'busy', { replyToRecipient: () => ({ code: 450, text: 'Try later' }) }],
    ['a refused mail', 'refused', { replyToMail: () => ({ code: 554, text: 'Looks like spam' }) }],
    ['a full disk', 'busy', { replyToMail: () => ({ code: 452, text: 'No space' }) }],
  ])('of %s is %s', async (_name, failure, options) => {
    const server = await start(options);
    const signedIn = options.login ? { login } : {};
    expect(await failureOf(server.settings(signedIn))).toBe(failure);
  });

  test('of a server that is down is unreachable', async () => {
    const server = await start();
    await server.close();
    expect(await failureOf(server.settings())).toBe('unreachable');
  });

  test.each<[string, MailFailure, (socket: Socket) => void]>([
    ['says nothing', 'timed-out', () => undefined],
    ['turns everybody away', 'denied', (socket) => socket.end('554 Go away\r\n')],
    ['cuts the line', 'unreachable', (socket) => socket.destroy()],
    ['is no mail server', 'unreachable', (socket) => socket.end('HTTP/1.1 400 Bad\r\n\r\n')],
  ])('of a server that %s is %s', async (_name, failure, handle) => {
    const server = createServer(handle);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const near = await start();
    const timeouts = failure === 'timed-out' ? { stepMs: 100, totalMs: 10_000 } : undefined;
    expect(await failureOf(near.settings({ port }), timeouts)).toBe(failure);
  });
});
