import { request } from 'node:http';
import { brotliDecompressSync, constants, gunzipSync, type InputType } from 'node:zlib';

/** The first TCP window, which a server sends before any reply: ten packets of 1,460 bytes. */
export const firstFlightBytes = 14_600;

const decompress: Readonly<Record<string, (bytes: InputType) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: (bytes) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
};

/** Requests a page as Chromium does. @returns the HTML in the first flight of the response, after its headers */
export async function readFirstFlight(url: string): Promise<string> {
  const { head, encoding, body } = await new Promise<{
    head: number;
    encoding: string;
    body: Buffer;
  }>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        // Between name and value stand a colon and a blank, at the end of a line CR and LF.
        const head = response.rawHeaders.join('xx').length + 'HTTP/1.1 200 OK\r\n\r\n'.length;
        const encoding = response.headers['content-encoding'] ?? '';
        resolve({ head, encoding, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
  const begin = body.subarray(0, firstFlightBytes - head);
  return (decompress[encoding]?.(begin) ?? begin).toString();
}

/** Runs in the page. Finds text on the screen that the first bytes of the HTML lack. */
export function shownAndMissingFrom(begin: string): string[] {
  const known = new DOMParser().parseFromString(begin, 'text/html').querySelectorAll('*').length;
  return [...document.querySelectorAll('*')]
    .slice(known)
    .filter((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && width * height > 1 && top < innerHeight && top >= 0;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
