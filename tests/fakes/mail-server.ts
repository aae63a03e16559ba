import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSettings } from '../../src/platform/delivery-settings.ts';

/** A mail as it arrived. */
export type ReceivedMail = {
  from: string;
  to: string[];
  /** Names in lower case; decoded. */
  headers: Record<string, string>;
  text: string;
  isEncrypted: boolean;
  user: string | undefined;
};

/** A reply instead of the server's own; undefined for its own. */
type Reply = { code: number; text: string } | undefined;

export type MailServerOptions = Pick<SMTPServerOptions, 'secure' | 'disabledCommands'> & {
  /** The one login that is right. Without it nobody has to sign in. */
  login?: { user: string; password: string };
  replyToMail?: (mail: ReceivedMail) => Reply;
  replyToRecipient?: (address: string) => Reply;
};

/** A mail server on this machine, which speaks SMTP by the package `smtp-server`. */
export async function startMailServer(options: MailServerOptions = {}) {
  const { login, replyToMail, replyToRecipient, ...own } = options;
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    ...own,
    logger: false,
    authOptional: login === undefined,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(replyError({ code: 535, text: 'Authentication failed' }));
    },
    onRcptTo({ address }, _session, done) {
      done(replyError(replyToRecipient?.(address)));
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure === true,
          user: typeof session.user === 'string' ? session.user : undefined,
          ...parseMail(raw),
        };
        const reply = replyToMail?.(mail);
        if (!reply) mails.push(mail);
        done(replyError(reply));
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    port,
    /** Settings that reach it. */
    settings: (changes: Partial<MailSettings> = {}): MailSettings => ({
      host: '127.0.0.1',
      port,
      isImplicitTls: false,
      requiresTls: false,
      from: 'site@lutka.example',
      to: ['sales@lutka.example'],
      ...changes,
    }),
    close: async () => {
      for (const connection of server.connections) connection.close();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function replyError(reply: Reply): Error | null {
  return reply ? Object.assign(new Error(reply.text), { responseCode: reply.code }) : null;
}

/** Reads a mail of one part in base64. */
function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  const body = raw.slice(end);
  const isBase64 = headers['content-transfer-encoding'] === 'base64';
  return { headers, text: isBase64 ? Buffer.from(body, 'base64').toString() : body.trim() };
}

/** Decodes the encoded words of a header (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replace(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/((?:=\?UTF-8\?B\?[^?]*\?=)+)/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/\?B\?([^?]*)\?=/gi)].map(([, word = '']) =>
          Buffer.from(word, 'base64'),
        ),
      ).toString(),
    )
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_all, word: string) =>
      decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    );
}
