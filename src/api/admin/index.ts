import { findSession } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { type ApiContext, createPart } from '../openapi.ts';
import { createAccountApi } from './account.ts';
import { createActivityApi } from './activity.ts';
import { createAnalyticsApi } from './analytics.ts';
import { createAssistantApi } from './assistant.ts';
import { createGlossaryApi } from './glossary.ts';
import { createMediaApi } from './media.ts';
import { createPostsApi } from './posts.ts';
import { createPreviewApi } from './preview.ts';
import { readJsonBody } from './read-json-body.ts';
import { createSessionApi } from './session.ts';

/** The calls of the panel. Nothing but a bearer token lets anyone in; a cookie never does. */
export function createAdminApi(context: ApiContext) {
  const admin = createPart();
  admin.use(async (call, next) => {
    call.header('Cache-Control', 'no-store');
    if (call.req.path.endsWith('/api/admin/login')) return await next();
    const token = /^Bearer ([\w-]{1,200})$/i.exec(call.req.header('authorization') ?? '')?.[1];
    const user = token ? await findSession(context.database, token) : null;
    if (!token || !user) throw new DomainError('signed-out', 'Sign in to go on');
    call.set('user', user);
    call.set('by', { ...user, address: context.addressOf(call.req.raw), token });
    await next();
  });
  admin.use(readJsonBody);
  return admin
    .route('/', createSessionApi(context))
    .route('/account', createAccountApi(context))
    .route('/', createActivityApi(context))
    .route('/blog', createPostsApi(context))
    .route('/', createMediaApi(context))
    .route('/', createPreviewApi())
    .route('/', createAnalyticsApi(context))
    .route('/', createGlossaryApi(context))
    .route('/', createAssistantApi(context));
}

/** What the panel's typed client is made from. */
export type AdminApi = ReturnType<typeof createAdminApi>;
