import { exampleFacts } from '#content/company.ts';
import type { Environment } from '#platform/environment.ts';
import { type CheckResult, fail, pass, warn } from './check-result.ts';

const localHosts = /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0|10\.|192\.168\.)/;

/** What the settings and the company's facts lack. */
export function checkSettings(environment: Environment): CheckResult[] {
  return [siteUrl(environment), secretKey(environment), host(environment), examples(), password()];
}

function siteUrl({ siteUrl: origin }: Environment): CheckResult {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:' && !localHosts.test(hostname))
    return pass('site-url', `SITE_URL is ${origin}`);
  return fail(
    'site-url',
    `SITE_URL is ${origin}`,
    'links in pages, feeds, previews and mails lead there, and browsers are told to use https only with an https address',
    'set SITE_URL to the public address, such as https://example.com',
  );
}

function secretKey({ secretKey: key }: Environment): CheckResult {
  if (key !== undefined) return pass('secret-key', 'SECRET_KEY is set');
  return fail(
    'secret-key',
    'SECRET_KEY is not set',
    'without it nobody can turn two-factor sign-in on',
    'set SECRET_KEY to what `openssl rand -base64 32` prints, and keep it apart from the backups',
  );
}

function host({ host: listens, trustedProxies }: Environment): CheckResult {
  const isOpen = !/^(?:127\.|localhost$|::1$)/.test(listens);
  if (!isOpen || trustedProxies === 0) return pass('host', `HOST is ${listens}`);
  return warn(
    'host',
    `HOST is ${listens}, and TRUST_PROXY is ${trustedProxies}`,
    'whoever reaches the port past the proxy can forge addresses. In a container it has to be so: then publish the port on 127.0.0.1 alone',
    'set HOST=127.0.0.1 where the proxy is on the same machine',
  );
}

function examples(): CheckResult {
  const names = exampleFacts();
  if (names.length === 0) return pass('examples', 'content/company.ts has no examples left');
  return fail(
    'examples',
    `content/company.ts still has examples: ${names.join(', ')}`,
    'visitors would call, write to and look up a company that does not exist',
    'put the true values in content/company.ts, without example(…)',
  );
}

function password(): CheckResult {
  if (!process.env.ADMIN_PASSWORD)
    return pass('admin-password', 'ADMIN_PASSWORD is not in the settings');
  return warn(
    'admin-password',
    'ADMIN_PASSWORD is in the settings',
    'it was needed for the first admin alone; whoever reads the settings could sign in',
    'change that password in the panel, and remove the line',
  );
}
