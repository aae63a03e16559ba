import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { AccountOwner, RateLimits, SessionUser } from '#domain/auth/index.ts';
import { DomainError, domainErrorCodes } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import type { AssistantSettings } from '#platform/environment.ts';
import { answerFailure } from './failure-answer.ts';

export type ApiEnvironment = {
  Variables: {
    /** Who signed in; set on every admin call but the login. */
    user: SessionUser;
    /** The same with the call's address and bearer token: for what is written down, and for the own account. */
    by: AccountOwner;
  };
};

/** What every failed call answers. */
const errorBody = z
  .object({
    error: z.string().openapi({ description: 'A sentence for the person who sent the request' }),
    code: z.enum(domainErrorCodes).optional().openapi({ description: 'The same for a program' }),
  })
  .openapi('Error');

/** A part of the API whose calls are described; what its schemas refuse is answered 400 with one sentence. */
export function createPart() {
  const part = new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result) => {
      if (!result.success) throw new DomainError('invalid', firstMessage(result.error));
    },
  });
  part.onError(answerFailure);
  return part;
}

/** What the first fault of a request says: the sentence of a 400. */
function firstMessage(error: z.core.$ZodError): string {
  return error.issues[0]?.message ?? 'The request is not valid';
}

/** A JSON body of a request. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const;
}

/** A JSON answer. */
export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } } as const;
}

/** The failures that a call may answer, by status; all have one form. */
export function failures<Status extends number>(
  descriptions: Record<Status, string>,
): Record<Status, ReturnType<typeof jsonAnswer<typeof errorBody>>> {
  const entries = Object.entries<string>(descriptions);
  return Object.fromEntries(
    entries.map(([status, description]) => [status, jsonAnswer(description, errorBody)]),
  ) as Record<Status, ReturnType<typeof jsonAnswer<typeof errorBody>>>;
}

/** Every admin call but the login carries the token of a session. */
export const signedIn = { security: [{ bearer: [] }] } satisfies Partial<RouteConfig>;

/** What each part of the API is made of. */
export type ApiContext = {
  database: Database;
  /** Where a request came from, for limits and for what is written down. */
  addressOf: (request: Request) => string;
  /** The language model that the assistant asks; without one its calls say what to set. */
  assistant?: AssistantSettings;
  /** Left out, this process counts alone. */
  rateLimits?: RateLimits;
  /** `SECRET_KEY`. */
  secretKey?: string | undefined;
  /** How the site is called in an authenticator app. */
  siteName?: string;
};
