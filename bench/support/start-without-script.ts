import { brotliCompressSync } from 'node:zlib';
import { startServer } from './start-server.ts';

/**
 * The same site without any script in its pages: the fastest that the site could be. Pages are fetched once, cached,
 * and compressed as small as the site compresses them. Other files are fetched unchanged.
 */
export async function startWithoutScript(
  origin: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const pages = new Map<string, Buffer>();
  return await startServer(async (request, response) => {
    const path = request.url ?? '/';
    const kept = pages.get(path);
    if (kept) return void sendPage(kept);
    const answer = await fetch(origin + path, {
      headers: request.headers.accept ? { accept: request.headers.accept } : {},
    });
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) {
      const page = brotliCompressSync(withoutScript(await answer.text()));
      pages.set(path, page);
      return void sendPage(page);
    }
    response.writeHead(answer.status, {
      'Content-Type': type,
      'Cache-Control': answer.headers.get('cache-control') ?? '',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));

    function sendPage(bytes: Buffer): void {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
      });
      response.end(bytes);
    }
  });
}

function withoutScript(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}
