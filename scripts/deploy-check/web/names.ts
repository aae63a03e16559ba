import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type CheckResult, fail, messageOf, pass, warn } from '../check-result.ts';
import { ask, type Target } from './ask.ts';

/** Whether plain http, and the name with or without www, lead to the site. */
export async function checkNames(target: Target): Promise<CheckResult[]> {
  return [await plainHttp(target), ...(await otherName(target))];
}

async function plainHttp(target: Target): Promise<CheckResult> {
  const { siteUrl, httpPort } = target;
  const url = new URL(`http://${siteUrl.hostname}:${httpPort ?? 80}/`);
  const why =
    'whoever types the name, or follows an old link, gets there unprotected or not at all';
  const todo =
    'Caddy does it by itself; in nginx: return 308 https://$host$request_uri; on port 80';
  try {
    const { status, headers } = await ask(target, url);
    return isRedirectTo(siteUrl, status, headers.location)
      ? pass('https-redirect', 'http leads to https')
      : fail(
          'https-redirect',
          `${url.origin} answers ${status} and does not lead to https`,
          why,
          todo,
        );
  } catch (error) {
    return fail('https-redirect', `${url.origin} does not answer: ${messageOf(error)}`, why, todo);
  }
}

/** An address, and a name like localhost, have no other name. */
async function otherName(target: Target): Promise<CheckResult[]> {
  const { siteUrl, address } = target;
  const { hostname } = siteUrl;
  if (isIP(hostname) || !hostname.includes('.')) return [];
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const url = new URL(siteUrl);
  url.hostname = other;
  const todo = `lead ${other} to ${siteUrl.origin} by 301: in DNS, in the certificate and in the proxy`;
  const why = 'people type it, and search engines must not see the site twice';
  if (!address && !(await isKnown(other))) return [warn('www', `DNS has no ${other}`, why, todo)];
  try {
    const { status, headers } = await ask(target, url);
    return [
      isRedirectTo(siteUrl, status, headers.location)
        ? pass('www', `${other} leads to ${siteUrl.host}`)
        : fail(
            'www',
            `${url.origin} answers ${status} and does not lead to ${siteUrl.host}`,
            why,
            todo,
          ),
    ];
  } catch (error) {
    return [fail('www', `${url.origin} does not answer: ${messageOf(error)}`, why, todo)];
  }
}

async function isKnown(name: string): Promise<boolean> {
  return await lookup(name).then(
    () => true,
    () => false,
  );
}

function isRedirectTo({ origin }: URL, status: number, location: string | undefined): boolean {
  return [301, 302, 307, 308].includes(status) && (location ?? '').startsWith(origin);
}
