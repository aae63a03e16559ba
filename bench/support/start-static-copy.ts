import { readSettledResponse } from './read-settled-response.ts';
import { startServer } from './start-server.ts';

/**
 * The site's own bytes as static files: each URL is read from the site once, and sent from memory with the same headers
 * from then on. What a visit of the site takes longer is the work of its server; what another page takes less is its
 * fewer bytes.
 */
export async function startStaticCopy(
  siteOrigin: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const files = new Map<string, ReturnType<typeof readSettledResponse>>();
  const read = (path: string) => {
    const file = files.get(path) ?? readSettledResponse(siteOrigin + path);
    files.set(path, file);
    return file;
  };
  return await startServer(async (request, response) => {
    const file = await read(request.url ?? '/').catch(() => null);
    if (file) response.writeHead(200, Object.fromEntries(file.headers)).end(file.body);
    else response.writeHead(404).end();
  });
}
