import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '#platform/environment.ts';
import { startMailServer } from '../../tests/fakes/mail-server.ts';
import { checkMail } from './mail.ts';

const login = { user: 'site', password: 'right/1' };

async function startServer() {
  const server = await startMailServer({ login });
  onTestFinished(server.close);
  return server;
}

const settingsFor = (server: string) =>
  readEnvironment({ SMTP_URL: server, MAIL_FROM: 'a@site.example', MAIL_TO: 'b@site.example' });

test('the check of mail has nothing to say of a site without a mail server', async () => {
  expect(await checkMail(readEnvironment({}))).toEqual([]);
});

test('the check of mail signs in and sends nothing', async () => {
  const { port, mails, connections } = await startServer();
  const results = await checkMail(settingsFor(`smtp://site:right%2F1@127.0.0.1:${port}`));
  expect(results).toMatchObject([
    { state: 'pass', found: `The mail server 127.0.0.1:${port} answers and takes the password` },
  ]);
  expect([mails.length, connections()]).toEqual([0, 1]);
});

test('the check of mail says that the password is wrong, and never the password', async () => {
  const { port } = await startServer();
  const results = await checkMail(settingsFor(`smtp://site:wrong@127.0.0.1:${port}`));
  expect(results).toMatchObject([
    {
      state: 'fail',
      found: `The mail server 127.0.0.1:${port} takes no mail (denied): The mail server replied 535`,
      todo: 'set the right user name and password in SMTP_URL',
    },
  ]);
  expect(JSON.stringify(results)).not.toContain('wrong');
});

test('the check of mail says that no server answers, or one that speaks something else', async () => {
  const { port } = await startServer();
  for (const [url, failure] of [
    ['smtp://127.0.0.1:1', 'unreachable'],
    [`smtps://127.0.0.1:${port}`, 'tls'],
  ] as const) {
    const [result] = await checkMail(settingsFor(url));
    expect(result).toMatchObject({ state: 'fail', found: expect.stringContaining(failure) });
    expect(result?.todo).toContain('SMTP_URL');
  }
});
