import { createRoute, z } from '@hono/zod-openapi';
import { postLimits } from '#domain/post-rules/index.ts';
import { languages } from '#i18n/languages.ts';
import { renderMarkdown } from '#markdown/index.ts';
import { createPart, failures, jsonAnswer, jsonBody, signedIn } from '../openapi.ts';

const preview = createRoute({
  method: 'post',
  path: '/preview',
  ...signedIn,
  request: jsonBody(
    z.object(
      {
        content: z
          .string('content takes text')
          .max(postLimits.content, `content takes at most ${postLimits.content} characters`),
        language: z.enum(languages, `language takes one of ${languages.join(', ')}`),
      },
      'The body takes a JSON object',
    ),
  ),
  responses: {
    200: jsonAnswer('The text as the public page shows it', z.object({ html: z.string() })),
    ...failures({
      400: 'A field is missing or wrong',
    }),
  },
});

/** The public page's own rendering of a text that is not stored yet. */
export function createPreviewApi() {
  return createPart().openapi(preview, async (context) => {
    const { content, language } = context.req.valid('json');
    return context.json({ html: await renderMarkdown(content, language) }, 200);
  });
}
