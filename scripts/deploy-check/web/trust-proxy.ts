import { z } from 'zod';
import { allowDeployCheck } from '#domain/deploy-check/index.ts';
import type { Database } from '#platform/database/index.ts';
import { type CheckResult, fail, pass, unknown } from '../check-result.ts';
import { ask, type Target } from './ask.ts';

/** An address for documentation (RFC 5737), which no visitor has. */
const forged = '192.0.2.123';

const seenSchema = z.object({
  trustedProxies: z.number(),
  clientIp: z.string(),
  forwardedFor: z.string().nullable(),
});

/**
 * Sends a request through the proxies with a forged address, and lets the site say what arrived: each proxy that counts
 * has added one address behind it, or replaced it by one.
 */
export async function checkTrustProxy(target: Target, database: Database): Promise<CheckResult> {
  const allowed = await allowDeployCheck(database);
  try {
    const answer = await ask(target, new URL('/api/deploy-check', target.siteUrl), {
      authorization: `Bearer ${allowed.token}`,
      'x-forwarded-for': forged,
    });
    const seen = seenSchema.safeParse(answer.status === 200 ? JSON.parse(answer.body) : null);
    if (!seen.success)
      return unknown(
        'trust-proxy',
        `${target.siteUrl.origin}/api/deploy-check answers ${answer.status}`,
        'the site there is another version, or has another database than this command',
        'run the command with the settings of the site that runs',
      );
    return judgeForwarding(seen.data);
  } finally {
    await allowed.end();
  }
}

const sharedAddress = 'all visitors share one address, so one of them can lock all out';

export function judgeForwarding({
  trustedProxies,
  clientIp,
  forwardedFor,
}: z.output<typeof seenSchema>): CheckResult {
  if (forwardedFor === null)
    return fail(
      'trust-proxy',
      'The proxy removes X-Forwarded-For and adds none',
      sharedAddress,
      'set TRUST_PROXY=1, and have the proxy send it (nginx: $proxy_add_x_forwarded_for)',
    );
  const all = forwardedFor.split(',').map((each) => each.trim());
  const added = all[0] === forged ? all.length - 1 : all.length;
  if (trustedProxies === added)
    return pass(
      'trust-proxy',
      `TRUST_PROXY is ${trustedProxies}, and a forged address is not believed: the site saw ${clientIp}`,
    );
  const found = `TRUST_PROXY is ${trustedProxies}, and ${added} addresses were added to X-Forwarded-For on the way: the site saw ${clientIp}`;
  return trustedProxies > added
    ? fail(
        'trust-proxy',
        found,
        'a visitor can forge the address by which floods and guessed passwords are limited',
        `set TRUST_PROXY=${added}; or, where there are ${trustedProxies} proxies, have each add the address (nginx: $proxy_add_x_forwarded_for)`,
      )
    : fail('trust-proxy', found, sharedAddress, `set TRUST_PROXY=${added}`);
}
