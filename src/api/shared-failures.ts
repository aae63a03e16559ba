import type { OpenAPIHono } from '@hono/zod-openapi';
import { type ApiEnvironment, failures } from './openapi.ts';

/**
 * Adds to each described call what is answered before the call itself is asked, or whatever it is asked for. What a call says
 * of the same status in its own words stays.
 */
export function describeSharedFailures(api: OpenAPIHono<ApiEnvironment>): void {
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { method, path, request, responses, security } = definition.route;
    const shared = {
      ...everywhere,
      ...(security && closed),
      ...(method !== 'get' && changing),
      ...(method !== 'get' && path.includes('/admin/') && withBody),
      ...(request?.body && readingBody),
    };
    for (const [status, answer] of Object.entries(shared)) responses[status] ??= answer;
  }
}

const everywhere = failures({
  429: 'Too many requests; Retry-After says how many seconds to wait',
  503: 'The database does not answer, or takes no changes; Retry-After says how many seconds to wait',
});

/** Of calls for editors (`signedIn`). */
const closed = failures({ 401: 'No session' });

/** Of calls that may change something. */
const changing = failures({ 403: 'A page of another site sends this' });

/** A body of JSON is read also where the call has no use for it. */
const withBody = failures({
  400: 'The body is no JSON that can be read, or a field is missing or wrong',
  413: 'The body is too long',
});

const readingBody = failures({ 415: 'The body is no JSON' });
