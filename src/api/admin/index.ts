import { findSession } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { readJsonBody } from '../json-body.ts';
import { type ApiDependencies, createRouter } from '../openapi.ts';
import { createAccountApi } from './account.ts';
import { createAnalyticsApi } from './analytics.ts';
import { createArticlesApi } from './articles.ts';
import { createAssistantApi } from './assistant.ts';
import { createAssistantRunsApi } from './assistant-runs.ts';
import { createAuditLogApi } from './audit-log.ts';
import { createBenchmarksApi } from './benchmarks.ts';
import { createDraftsApi } from './drafts.ts';
import { createEnquiriesApi } from './enquiries.ts';
import { createGlossaryApi } from './glossary.ts';
import { createHistoryApi } from './history.ts';
import { createMediaApi } from './media.ts';
import { createMemoryApi } from './memory.ts';
import { createMemoryExchangeApi } from './memory-exchange.ts';
import { createNumbersApi } from './numbers.ts';
import { createPicturesApi } from './pictures.ts';
import { createPostsApi } from './posts.ts';
import { createPreviewApi } from './preview.ts';
import { createReviewsApi } from './reviews.ts';
import { createSafetyApi } from './safety.ts';
import { createScheduleApi } from './schedule.ts';
import { createSecondLookApi } from './second-look.ts';
import { createSessionApi } from './session.ts';
import { createSpellingApi } from './spelling.ts';
import { createTranslationUpdatesApi } from './translation-updates.ts';
import { createXliffApi } from './xliff.ts';

/** The calls of the panel. They need a bearer token. There are no cookies, so other sites can't forge a context. */
export function createAdminApi(dependencies: ApiDependencies) {
  const admin = createRouter();
  admin.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    if (context.req.path.endsWith('/api/admin/login')) return await next();
    const token = /^Bearer ([\w-]{1,200})$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const user = token ? await findSession(dependencies.database, token) : null;
    if (!token || !user) throw new DomainError('signed-out', 'Sign in to go on');
    context.set('user', user);
    context.set('actor', { ...user, ipAddress: dependencies.clientIpOf(context.req.raw), token });
    await next();
  });
  admin.use(readJsonBody);
  return admin
    .route('/', createSessionApi(dependencies))
    .route('/account', createAccountApi(dependencies))
    .route('/', createAuditLogApi(dependencies))
    .route('/blog', createPostsApi(dependencies))
    .route('/blog', createArticlesApi(dependencies))
    .route('/blog', createDraftsApi(dependencies))
    .route('/blog', createHistoryApi(dependencies))
    .route('/blog', createScheduleApi(dependencies))
    .route('/blog', createReviewsApi(dependencies))
    .route('/blog', createXliffApi(dependencies))
    .route('/', createMediaApi(dependencies))
    .route('/', createPicturesApi(dependencies))
    .route('/', createPreviewApi())
    .route('/', createAnalyticsApi(dependencies))
    .route('/', createNumbersApi(dependencies))
    .route('/', createEnquiriesApi(dependencies))
    .route('/', createGlossaryApi(dependencies))
    .route('/', createMemoryApi(dependencies))
    .route('/', createMemoryExchangeApi(dependencies))
    .route('/', createSpellingApi(dependencies))
    .route('/', createAssistantApi(dependencies))
    .route('/', createTranslationUpdatesApi(dependencies))
    .route('/', createAssistantRunsApi(dependencies))
    .route('/', createSecondLookApi(dependencies))
    .route('/', createBenchmarksApi(dependencies))
    .route('/', createSafetyApi(dependencies));
}

/** The type from which the panel's client is derived. */
export type AdminApi = ReturnType<typeof createAdminApi>;
