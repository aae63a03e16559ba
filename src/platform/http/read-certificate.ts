import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** Why browsers warn of a certificate. */
export const certificateFaults = ['expired', 'other-name', 'not-trusted'] as const;
export type CertificateFault = (typeof certificateFaults)[number];

export type Certificate = {
  /** ISO 8601 in UTC, as `endsAt`. */
  startsAt: string;
  endsAt: string;
  fault: CertificateFault | null;
};

/**
 * Asks a host for its certificate by a TLS handshake, and sends nothing else.
 *
 * @param options.ca certificates to trust in place of Node's own
 * @returns null where nobody answers, or not by TLS
 */
export async function readCertificate(
  origin: string,
  options: { timeoutMs: number; ca?: string },
): Promise<Certificate | null> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  return await new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === '' ? 443 : Number(port),
      ...(isIP(host) === 0 && { servername: host }),
      ...(options.ca !== undefined && { ca: options.ca }),
      // A certificate that is not valid is read, too.
      rejectUnauthorized: false,
    });
    const end = (certificate: Certificate | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(certificate);
    };
    const timer = setTimeout(() => end(null), options.timeoutMs);
    socket.once('error', () => end(null));
    socket.once('close', () => end(null));
    socket.once('secureConnect', () => {
      const { valid_from: startsAt, valid_to: endsAt } = socket.getPeerCertificate();
      if (!startsAt || !endsAt) return end(null);
      end({
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        fault: socket.authorized ? null : faultOf(String(socket.authorizationError)),
      });
    });
  });
}

/** @param reason OpenSSL's name of it, or Node's */
function faultOf(reason: string): CertificateFault {
  if (reason.includes('CERT_HAS_EXPIRED')) return 'expired';
  return reason.includes('ALTNAME') ? 'other-name' : 'not-trusted';
}
