import { readSettledResponse } from './read-settled-response.ts';
import { startServer } from './start-server.ts';

/**
 * The site's own bytes as static files: a URL is read from the site when it is first requested, and sent from memory
 * with the same headers from then on. What a visit of the site takes longer than one of the copy is its server's work;
 * what another page saves beyond that is in the page itself.
 */
export async function startStaticCopy(siteOrigin: string): Promise<{
  origin: string;
  /** Waits until all files that were requested are in memory. @throws if the site does not have one */
  filled: () => Promise<unknown>;
  stop: () => Promise<void>;
}> {
  const files = new Map<string, ReturnType<typeof readSettledResponse>>();
  const read = (path: string) => {
    const file = files.get(path) ?? readSettledResponse(siteOrigin + path);
    files.set(path, file);
    return file;
  };
  const server = await startServer(async (request, response) => {
    const file = await read(request.url ?? '/').catch(() => null);
    if (file) response.writeHead(200, Object.fromEntries(file.headers)).end(file.body);
    else response.writeHead(404).end();
  });
  return { ...server, filled: () => Promise.all(files.values()) };
}
