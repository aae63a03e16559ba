import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = { key: string; cert: string };

/** An authority of the test's own, which signs certificates. */
export function createAuthority(): {
  /** In PEM. */
  authority: string;
  certify: (names: readonly string[], days: number) => Certificate;
} {
  const folder = mkdtempSync(join(tmpdir(), 'site-certificates-'));
  const openssl = (...words: string[]) =>
    execFileSync('openssl', words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    ...['req', '-x509', ...newKey, '-subj', '/CN=Authority of the test', '-days', '60'],
    ...['-keyout', 'ca.key', '-out', 'ca.pem'],
  );
  const authority = read('ca.pem');
  const certify = (names: readonly string[], days: number): Certificate => {
    openssl('req', '-new', ...newKey, '-subj', `/CN=${names[0]}`, '-keyout', 'key', '-out', 'csr');
    const list = names.map((name) => `DNS:${name}`).join(',');
    writeFileSync(join(folder, 'extensions'), `subjectAltName=${list}\n`);
    openssl(
      ...['x509', '-req', '-in', 'csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
      ...['-days', String(days), '-extfile', 'extensions', '-out', 'cert'],
    );
    return { key: read('key'), cert: read('cert') };
  };
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { authority, certify };
}
