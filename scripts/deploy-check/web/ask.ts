import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

const timeoutMs = 60_000;
const maxBytes = 5_000_000;

/** Where the site is asked. */
export type Target = {
  siteUrl: URL;
  /** Asked in place of what DNS says of the site's name. */
  address?: string | undefined;
  /** By default 80. */
  httpPort?: number | undefined;
};

export type Answer = {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
};

/**
 * Asks the site from outside, as a visitor does, past no proxy. It follows no redirect and unpacks nothing.
 *
 * @param url of the site, or of another name of it
 * @throws {Error} where there is no response
 */
export async function ask(
  { address }: Target,
  url: URL,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isHttps = url.protocol === 'https:';
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = (isHttps ? requestHttps : requestHttp)(
    {
      host: address ?? url.hostname,
      port: url.port || (isHttps ? 443 : 80),
      ...(isHttps && { servername: url.hostname }),
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, 'user-agent': 'site-deploy-check (bot)', ...headers },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    },
    (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) request.destroy(new Error(`${url} answers over ${maxBytes} bytes`));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks).toString(),
        }),
      );
    },
  );
  request.on('error', reject).end();
  return await promise;
}
