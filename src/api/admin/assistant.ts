import { createRoute, z } from '@hono/zod-openapi';
import { enhancePost, generateSeo, translatePost } from '#domain/assistant/index.ts';
import { postLimits } from '#domain/post-rules/index.ts';
import { createPart, failures, jsonAnswer, jsonBody, signedIn } from '../openapi.ts';

/** @param missing what is said where the title or the content is blank (specification, section 5) */
function draft(missing: string) {
  const text = (field: 'title' | 'content') =>
    z
      .string(missing)
      .max(postLimits[field], `${field} takes at most ${postLimits[field]} characters`)
      .regex(/\S/, missing);
  return z.object(
    { title: text('title'), content: text('content') },
    'The body takes a JSON object',
  );
}

const answers = failures({
  400: 'The title or the content is missing or too long',
  401: 'No session',
  415: 'The body is no JSON',
  503: 'The assistant is not set up',
});

const enhance = createRoute({
  method: 'post',
  path: '/enhance-blog',
  ...signedIn,
  request: jsonBody(draft('Title and content are required')),
  responses: {
    200: jsonAnswer('The improved text', z.object({ enhancedContent: z.string() })),
    ...answers,
  },
});

const translation = {
  method: 'post',
  ...signedIn,
  request: jsonBody(draft('Title and content are required')),
  responses: {
    200: jsonAnswer(
      'The translation',
      z.object({ translated: z.object({ title: z.string(), content: z.string() }) }),
    ),
    ...answers,
  },
} as const;

const translateKurdish = createRoute({ ...translation, path: '/translate-kurdish' });
const translateArabic = createRoute({ ...translation, path: '/translate-arabic' });

function seoRoute<Path extends string>(path: Path, missing: string) {
  return createRoute({
    method: 'post',
    path,
    ...signedIn,
    request: jsonBody(draft(missing)),
    responses: {
      200: jsonAnswer(
        'How search engines should describe the post',
        z.object({
          seoTitle: z.string(),
          seoDescription: z.string(),
          seoKeywords: z.string(),
          suggestedSlug: z.string(),
        }),
      ),
      ...answers,
    },
  });
}

const kurdishSeo = seoRoute(
  '/generate-kurdish-seo',
  'Kurdish title and content are required for SEO generation',
);
const arabicSeo = seoRoute(
  '/generate-arabic-seo',
  'Arabic title and content are required for SEO generation',
);

export function createAssistantApi() {
  return createPart()
    .openapi(enhance, async (context) =>
      context.json(await enhancePost(context.req.valid('json')), 200),
    )
    .openapi(translateKurdish, async (context) =>
      context.json({ translated: await translatePost(context.req.valid('json'), 'ckb') }, 200),
    )
    .openapi(translateArabic, async (context) =>
      context.json({ translated: await translatePost(context.req.valid('json'), 'ar') }, 200),
    )
    .openapi(kurdishSeo, async (context) =>
      context.json(await generateSeo(context.req.valid('json'), 'ckb'), 200),
    )
    .openapi(arabicSeo, async (context) =>
      context.json(await generateSeo(context.req.valid('json'), 'ar'), 200),
    );
}
