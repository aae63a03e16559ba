import { connect, type TLSSocket } from 'node:tls';
import { type CheckResult, fail, messageOf, pass, warn } from '../check-result.ts';
import type { Target } from './ask.ts';

const timeoutMs = 15_000;
/** Certificates are renewed 30 days before their end. */
const renewalDays = 21;

/** The certificate, and whether the proxy speaks HTTP/2. */
export async function checkTls(target: Target, now: Date): Promise<CheckResult[]> {
  const { siteUrl, address } = target;
  let socket: TLSSocket | undefined;
  try {
    socket = await open({
      host: address ?? siteUrl.hostname,
      port: Number(siteUrl.port || 443),
      servername: siteUrl.hostname,
    });
    return [certificate(socket, siteUrl.hostname, now), http2(socket)];
  } catch (error) {
    return [
      fail(
        'certificate',
        `No TLS connection to ${siteUrl.host}: ${messageOf(error)}`,
        'browsers show an error in place of the site',
        'let Caddy or certbot get a certificate for this name (docs/operate.md)',
      ),
    ];
  } finally {
    socket?.destroy();
  }
}

async function open(options: {
  host: string;
  port: number;
  servername: string;
}): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  // A wrong certificate is reported below, by its reason.
  const socket = connect(
    { ...options, ALPNProtocols: ['h2', 'http/1.1'], rejectUnauthorized: false },
    () => resolve(socket),
  );
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('it does not answer in time')));
  socket.on('error', reject);
  return await promise;
}

function certificate(socket: TLSSocket, name: string, now: Date): CheckResult {
  const end = new Date(socket.getPeerCertificate().valid_to);
  const days = Math.floor((end.getTime() - now.getTime()) / 86_400_000);
  const until = Number.isNaN(days) ? '' : `, until ${end.toISOString().slice(0, 10)}`;
  if (!socket.authorized)
    return fail(
      'certificate',
      `Browsers do not accept the certificate of ${name}${until}: ${messageOf(socket.authorizationError)}`,
      'they show a warning in place of the site',
      'let Caddy or certbot get a certificate for this name (docs/operate.md)',
    );
  if (days < renewalDays)
    return fail(
      'certificate',
      `The certificate of ${name} ends in ${days} days${until}`,
      'it should have been renewed by now; after its end browsers show a warning in place of the site',
      'look at the log of Caddy, or run certbot renew',
    );
  return pass('certificate', `The certificate of ${name} is valid for ${days} days${until}`);
}

function http2(socket: TLSSocket): CheckResult {
  if (socket.alpnProtocol === 'h2') return pass('http2', 'The proxy speaks HTTP/2');
  return warn(
    'http2',
    'The proxy does not speak HTTP/2',
    'a browser then opens several connections, which costs a phone time',
    'Caddy does by itself; in nginx: http2 on;',
  );
}
