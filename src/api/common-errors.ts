import type { OpenAPIHono } from '@hono/zod-openapi';
import { maxUrlLength } from '#platform/http/request-target.ts';
import { type ApiEnvironment, errorResponses } from './openapi.ts';

/**
 * Adds the error responses that every call has to the OpenAPI document. A call's own description of a status wins.
 */
export function describeCommonErrors(api: OpenAPIHono<ApiEnvironment>): void {
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { method, path, request, responses, security } = definition.route;
    const common = {
      ...anyCall,
      ...(security?.some((scheme) => 'bearer' in scheme) && signedInCall),
      ...(method !== 'get' && unsafeCall),
      ...(method !== 'get' && (security || path.includes('/admin/')) && callWithBody),
      ...(request?.body && callWithRequiredBody),
    };
    for (const [status, response] of Object.entries(common)) responses[status] ??= response;
  }
}

const anyCall = errorResponses({
  414: `The URL is longer than ${maxUrlLength} characters`,
  429: 'Too many requests; Retry-After says how many seconds to wait',
  503: 'The database does not answer, or takes no changes; Retry-After says how many seconds to wait',
});

/** Calls with `signedIn`. */
const signedInCall = errorResponses({ 401: 'No session' });

/** Calls that may change something. */
const unsafeCall = errorResponses({ 403: 'A page of another site sent the request' });

/** A JSON body is checked even if the call ignores it. */
const callWithBody = errorResponses({
  400: 'The body is malformed JSON, or a field is missing or wrong',
  413: 'The body is too long',
});

const callWithRequiredBody = errorResponses({ 415: 'The body is not JSON' });
