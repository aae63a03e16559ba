import { createRoute, z } from '@hono/zod-openapi';
import { bodyObject, oneOf } from '#domain/input/shared/input.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { languages } from '#i18n/languages.ts';
import { renderMarkdown } from '#markdown/index.ts';
import { createRouter, errorResponses, jsonBody, jsonResponse, signedIn } from '../openapi.ts';

const preview = createRoute({
  method: 'post',
  path: '/preview',
  ...signedIn,
  request: jsonBody(
    bodyObject({
      content: z
        .string('content must be text')
        .max(
          postFields.content.limit,
          `content must have at most ${postFields.content.limit} characters`,
        ),
      language: oneOf('language', languages),
    }),
  ),
  responses: {
    200: jsonResponse('The text as the public page shows it', z.object({ html: z.string() })),
    ...errorResponses({
      400: 'A field is missing or wrong',
    }),
  },
});

/** Renders a text that is not stored yet like its public page. */
export function createPreviewApi() {
  return createRouter().openapi(preview, async (context) => {
    const { content, language } = context.req.valid('json');
    return context.json({ html: await renderMarkdown(content, language) }, 200);
  });
}
