import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { maxUploadBytes, maxUploadMegabytes } from '#domain/media/shared/upload-limit.ts';
import { TransferError } from '../transfer-error.ts';
import type { FetchPicture } from './picture-store.ts';
import { checkHost, createCheckedLookup, type IsAllowed, isPublicIp } from './public-ip.ts';

const maxRedirects = 5;
/** Of one picture with all its redirects. */
const timeoutMs = 30_000;

const headers = { 'User-Agent': 'lutka-site-import', Accept: 'image/*' };

/**
 * A function that fetches pictures from the public internet: over http or https, at most 10 MB in 30 seconds, after at
 * most five redirects. The IP address of each hop is checked.
 *
 * @param isAllowed another rule, for tests
 */
export function createPictureFetch(isAllowed: IsAllowed = isPublicIp): FetchPicture {
  const lookup = createCheckedLookup(isAllowed);
  const send = async (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new TransferError(`it has no http or https URL: ${url.protocol}`);
    if (url.username !== '' || url.password !== '')
      throw new TransferError('its URL has a password: download it into the folder of the import');
    checkHost(url, isAllowed);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return await new Promise((resolve, reject) => {
      // A connection that another request opened would not be checked.
      request(url, { agent: false, lookup, headers, signal }, resolve).on('error', reject).end();
    });
  };
  return async (start) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = new URL(start);
    try {
      for (let hops = 0; hops <= maxRedirects; hops += 1) {
        const response = await send(url, signal);
        const next = redirectOf(response, url);
        if (!next) return await readBody(response);
        response.destroy();
        url = next;
      }
    } catch (error) {
      if (signal.aborted) throw new TransferError(`it took over ${timeoutMs / 1_000} seconds`);
      throw error;
    }
    throw new TransferError(`it redirects more than ${maxRedirects} times`);
  };
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL) {
  if (statusCode < 300 || statusCode >= 400 || location === undefined) return null;
  if (!URL.canParse(location, from)) throw new TransferError('it redirects to no URL');
  return new URL(location, from);
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  try {
    if (response.statusCode !== 200)
      throw new TransferError(`the server responds ${response.statusCode}`);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > maxUploadBytes)
        throw new TransferError(
          `it has more than ${maxUploadMegabytes} MB: make it smaller, and put it into the folder`,
        );
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
