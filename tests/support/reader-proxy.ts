import { once } from 'node:events';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a site, which gives each reader an IP address of its own. */
export type ReaderProxy = {
  origin: string;
  /** Whose requests come next. From then on `requests` has those of this reader. */
  setReader: (number: number) => void;
  /** The port of the site behind it. */
  setPort: (port: number) => void;
  requests: () => readonly { path: string; headers: IncomingHttpHeaders }[];
  close: () => Promise<void>;
};

/** Listens on a free port, before the site starts, whose `SITE_URL` it is. */
export async function startReaderProxy(): Promise<ReaderProxy> {
  let reader = 0;
  let port = 0;
  let requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '' } = incoming;
    requests.push({ path, headers: incoming.headers });
    const headers = { ...incoming.headers, 'x-forwarded-for': `198.51.100.${reader}` };
    const forwarded = ask({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setReader(number) {
      reader = number;
      requests = [];
    },
    setPort(ofSite) {
      port = ofSite;
    },
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
