import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { maxUploadBytes } from '#domain/media/shared/upload-limit.ts';
import { createPictureFetch } from './fetch-picture.ts';
import { isPublicIp } from './public-ip.ts';

/** @returns the URL of a server on this machine, and how often it was asked */
async function serve(listener: RequestListener) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, requests: () => requests };
}

const fetchLocal = createPictureFetch(() => true);
const fetchPublic = createPictureFetch();

describe('isPublicIp', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'no IP address',
  ])('rejects %s', (ip) => {
    expect(isPublicIp(ip)).toBe(false);
  });

  test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])(
    'allows %s',
    (ip) => {
      expect(isPublicIp(ip)).toBe(true);
    },
  );
});

describe('A picture is not fetched', () => {
  test('from a private IP address, however it is written', async () => {
    const server = await serve((_request, response) => response.end('secret'));
    const hosts = [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f.1',
      '017700000001',
      '[::ffff:127.0.0.1]',
      '127.1',
    ];
    for (const host of hosts)
      await expect(fetchPublic(`http://${host}:${server.port}/a.png`)).rejects.toThrow(
        /is not on the public internet/,
      );
    expect(server.requests()).toBe(0);
  });

  test('from a private IP address to which a public one redirects', async () => {
    const secret = await serve((_request, response) => response.end('secret'));
    const open = await serve((_request, response) =>
      response.writeHead(302, { Location: `http://127.0.0.2:${secret.port}/` }).end(),
    );
    const fetchSome = createPictureFetch((ip) => ip === '127.0.0.1');
    await expect(fetchSome(open.url)).rejects.toThrow(/127\.0\.0\.2 is not on the public internet/);
    expect([open.requests(), secret.requests()]).toEqual([1, 0]);
  });

  test('after five redirects', async () => {
    const server = await serve((_request, response) =>
      response.writeHead(301, { Location: '/again' }).end(),
    );
    await expect(fetchLocal(server.url)).rejects.toThrow('it redirects more than 5 times');
    expect(server.requests()).toBe(6);
  });

  test.each(['ftp://a.example/b.png', 'file:///etc/passwd', 'data:image/png;base64,AA'])(
    'from %s',
    async (url) => {
      await expect(fetchLocal(url)).rejects.toThrow('it has no http or https URL');
    },
  );

  test('with a password', async () => {
    await expect(fetchLocal('http://a:b@a.example/c.png')).rejects.toThrow(
      'its URL has a password',
    );
  });

  test('past 10 MB, and no more of it is read', async () => {
    let sent = 0;
    const server = await serve((_request, response) => {
      const piece = Buffer.alloc(1_000_000);
      const send = (): void => {
        if (response.destroyed || sent > 10 * maxUploadBytes) return;
        sent += piece.length;
        response.write(piece, send);
      };
      send();
    });
    await expect(fetchLocal(server.url)).rejects.toThrow('it has more than 10 MB');
    expect(sent).toBeLessThan(5 * maxUploadBytes);
  });

  test('if the server has none', async () => {
    const server = await serve((_request, response) => response.writeHead(404).end('no'));
    await expect(fetchLocal(server.url)).rejects.toThrow('the server responds 404');
  });
});

test('A picture is fetched after a redirect', async () => {
  const server = await serve((request, response) =>
    request.url === '/b.png'
      ? response.end('bytes')
      : response.writeHead(302, { Location: '/b.png' }).end(),
  );
  expect((await fetchLocal(`${server.url}/a.png`)).toString()).toBe('bytes');
});
