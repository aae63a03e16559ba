import type { IncomingMessage } from 'node:http';
import { NodeRequest } from 'srvx/node';
import { describeFailure } from '#api/failure-answer.ts';
import type { RateLimits } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { DatabaseFault } from '#platform/database/index.ts';
import { clientAddress } from '#platform/http/client-address.ts';

const apiPath = /^\/(?:(?:arabic|kurdish)\/)?api\//;

/**
 * Counts the calls of the public API whose answers could be kept but are not there: they are made for nobody, so that
 * the API itself never hears from whom they come.
 *
 * @returns what answers a call that is too many or can't be counted; null for every other request
 */
export function refuseTooManyCalls(rateLimits: RateLimits, trustedProxies: number) {
  return async (incoming: IncomingMessage, key: string): Promise<Response | null> => {
    if (!apiPath.test(key)) return null;
    try {
      const address = clientAddress(new NodeRequest({ req: incoming }), trustedProxies);
      await rateLimits.takeCall('api', address);
      return null;
    } catch (error) {
      // Where calls can't be counted, the database could not be asked for the answer either.
      if (!(error instanceof DomainError || error instanceof DatabaseFault)) throw error;
      const { status, body, headers } = describeFailure(error);
      return Response.json(body, { status, headers });
    }
  };
}
