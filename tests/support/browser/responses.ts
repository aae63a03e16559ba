import { request as httpRequest, type IncomingMessage } from 'node:http';
import { test as siteTest } from './site-test.ts';

export const test = siteTest.extend<{ origin: string }>({
  origin: async ({ baseURL }, use) => await use(baseURL ?? ''),
});

export type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** Requests a path unchanged. Browsers and `fetch` would normalise it. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { hostname, port, path, method, headers, agent: false },
      (answer) => resolve(answer.resume()),
    );
    outgoing.on('error', reject).end(body);
  });
}

export async function fetchText(origin: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(origin);
  return await new Promise<string>((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    });
    outgoing.on('error', reject).end();
  });
}
