import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * The same site without any script in its pages: the fastest that the site could be. Pages are fetched once, cached,
 * and compressed as small as the site compresses them. Other files are fetched unchanged.
 */
export async function startWithoutScript(
  origin: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const pages = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
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
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function withoutScript(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}
