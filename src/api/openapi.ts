import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { AccountOwner, RateLimits, SessionUser } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import type { DeliveryChannel } from '#domain/enquiries/shared/enquiry.ts';
import type { FoundLink } from '#domain/reviews/index.ts';
import type { SafetySources } from '#domain/safety/index.ts';
import type { Database } from '#platform/database/index.ts';
import { errorBody } from '#platform/error-body.ts';
import { toErrorResponse } from '#platform/http/error-response.ts';
import type { AssistantSettings } from '#platform/model-settings.ts';
import { schemaMessage, wrongField } from './schema-errors.ts';

/** Zod's own words, such as “Invalid input”, say no rule. Browsers do not load this module. */
z.config({ customError: schemaMessage });

export type ApiEnvironment = {
  Variables: {
    /** The signed-in user. Set for every admin call except the login. */
    user: SessionUser;
    /** The same with the client's IP and the bearer token, for the audit log and the account's own calls. */
    actor: AccountOwner;
    /** The link of a reviewer. Set for the calls of a reviewer's page. */
    link: FoundLink;
  };
};

const errorSchema = errorBody.meta({ id: 'Error' });

/** A router of the API. It responds 400 with one sentence to input that a call's schemas reject. */
export function createRouter() {
  const router = new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result) => {
      if (result.success) return;
      const [first] = result.error.issues;
      const field = first && wrongField(first);
      throw new DomainError('invalid', first?.message ?? 'The request is not valid', { field });
    },
  });
  router.onError((error, context) => {
    const { status, body, headers } = toErrorResponse(error, context.req.raw.signal);
    return context.json(body, status, headers);
  });
  return router;
}

/** The JSON body of a request. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const;
}

/** A response with a JSON body. */
export function jsonResponse<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } } as const;
}

/** The error responses of a call, by status; all have the same body. */
export function errorResponses<Status extends number>(
  descriptions: Record<Status, string>,
): Record<Status, ReturnType<typeof jsonResponse<typeof errorSchema>>> {
  const entries = Object.entries<string>(descriptions);
  return Object.fromEntries(
    entries.map(([status, description]) => [status, jsonResponse(description, errorSchema)]),
  ) as Record<Status, ReturnType<typeof jsonResponse<typeof errorSchema>>>;
}

/** Every admin call except the login needs the token of a session. */
export const signedIn = { security: [{ bearer: [] }] } satisfies Partial<RouteConfig>;

/** The dependencies of the API's routers. */
export type ApiDependencies = {
  database: Database;
  /** The client's IP, for rate limits and the audit log. */
  clientIpOf: (request: Request) => string;
  /** Settings of the language model. Without them, the assistant's calls name the missing settings. */
  assistant?: AssistantSettings;
  /** Default: limits that this process counts alone. */
  rateLimits?: RateLimits;
  /** The clock that all processes on the database share. Default: this process's. */
  readClock?: () => Promise<Date>;
  /** What the owner's page tells of this site. Default: nothing is set. */
  safety?: SafetySources;
  /** In which editors choose times. Default: UTC. */
  timeZone?: string;
  /** Where enquiries are delivered. Default: nowhere. */
  deliveryChannels?: readonly DeliveryChannel[];
  /** `SECRET_KEY`. */
  secretKey?: string | undefined;
  /** The name of the site in an authenticator app. */
  siteName?: string;
};
