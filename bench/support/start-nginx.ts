import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { NotMeasured } from '../not-measured.ts';
import { runOnCore, serverCore, stopProcess } from './run-on-core.ts';
import { untilListening } from './until-listening.ts';

/** A file that nginx serves unchanged. Its bytes are already compressed, as its headers say. */
export type StaticFile = { headers: readonly [name: string, value: string][]; bytes: Buffer };

export type Nginx = {
  /** The port of `deploy/nginx.conf`. */
  proxyPort: number;
  /** The port of the static file, at `/page`. */
  staticPort: number;
  pid: number;
  stop: () => Promise<void>;
};

/**
 * Runs nginx with one worker: `deploy/nginx.conf` in front of the site, and beside it a static file if one is given.
 *
 * @throws {NotMeasured} if nginx is not installed
 */
export async function startNginx(sitePort: number, file?: StaticFile): Promise<Nginx> {
  const command = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const [proxyPort, staticPort] = [await getPort(), await getPort()];
  const configuration = `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/temporary;
  ${proxySite(sitePort, proxyPort, folder)}
  ${file ? serveFile(file, staticPort, folder) : ''}
}`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const nginx = runOnCore(
    serverCore,
    command,
    ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  await untilListening(proxyPort);
  return {
    proxyPort,
    staticPort,
    pid: nginx.pid ?? 0,
    async stop() {
      await stopProcess(nginx);
      rmSync(folder, { recursive: true });
    },
  };
}

/** On Debian, nginx is in a folder that is only in root's PATH. */
function findNginx(): string {
  for (const command of ['nginx', '/usr/sbin/nginx'])
    if (spawnSync(command, ['-v']).status === 0) return command;
  throw new NotMeasured('nginx is not installed');
}

/** The configuration that docs/operate.md recommends, with other ports and another folder. */
function proxySite(sitePort: number, port: number, folder: string): string {
  const replacements = [
    ['/var/cache/nginx/site', join(folder, 'cache')],
    ['127.0.0.1:3000', `localhost:${sitePort}`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ] as const;
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
}

function serveFile({ headers, bytes }: StaticFile, port: number, folder: string): string {
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files/page'), bytes);
  // nginx adds these headers itself.
  const own = [
    'content-length',
    'content-type',
    'etag',
    'last-modified',
    'server',
    'accept-ranges',
  ];
  const others = headers.filter(([name]) => !own.includes(name));
  return `server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    types {}
    default_type "text/html; charset=utf-8";
    ${others.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ')}
  }`;
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
