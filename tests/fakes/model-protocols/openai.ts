import { z } from 'zod';
import { bearerOf, type Conversation, type Incoming, serverSentEvent } from './conversation.ts';

/** The Responses API: POST …/responses. */
export function readOpenAI({ path, headers, body }: Incoming): Conversation | null {
  if (path !== '/v1/responses') return null;
  const { model, input, text } = requestSchema.parse(body);
  const [first, last] = [input[0], input.at(-1)];
  const response = { id: 'resp_1', created_at: 1_790_000_000, model };
  const place = { item_id: 'msg_1', output_index: 0, content_index: 0 };
  const message = { type: 'message', id: 'msg_1', role: 'assistant' };
  let sequence = 0;
  const event = (type: string, fields: object) =>
    serverSentEvent({ type, sequence_number: sequence++, ...fields }, type);
  const finish = (type: string, fields: object) =>
    event('response.output_item.done', { output_index: 0, item: message }) +
    event(type, { response: { ...response, ...fields } });

  return {
    asked: {
      model,
      instructions: first === last ? '' : textOf(first?.content),
      prompt: textOf(last?.content),
      pictures: picturesOf(last?.content),
      isJson: text?.format?.type === 'json_schema',
      key: bearerOf(headers),
    },
    begin: () =>
      event('response.created', { response }) +
      event('response.in_progress', { response }) +
      event('response.output_item.added', { output_index: 0, item: message }),
    say: (delta) => event('response.output_text.delta', { ...place, delta }),
    end: (usage, isCut) =>
      isCut
        ? finish('response.incomplete', {
            incomplete_details: { reason: 'max_output_tokens' },
            usage: tokens(usage),
          })
        : finish('response.completed', { usage: tokens(usage) }),
    decline: (refusal, usage) =>
      event('response.refusal.delta', { ...place, delta: refusal }) +
      event('response.refusal.done', { ...place, refusal }) +
      finish('response.completed', { usage: tokens(usage) }),
    fail: () =>
      event('response.failed', {
        response: { ...response, error: { code: 'server_error', message: 'The secret is 42' } },
      }),
  };
}

const contentSchema = z.union([
  z.string(),
  z.array(
    z.union([
      z.object({ text: z.string() }),
      z.object({ image_url: z.string().startsWith('data:image/') }),
    ]),
  ),
]);

const requestSchema = z.object({
  model: z.string(),
  stream: z.literal(true),
  // Otherwise the provider stores the texts.
  store: z.literal(false),
  input: z.array(z.object({ content: contentSchema })).nonempty(),
  text: z.object({ format: z.object({ type: z.string() }).optional() }).optional(),
});

function textOf(content: z.output<typeof contentSchema> = ''): string {
  if (typeof content === 'string') return content;
  return content.map((part) => ('text' in part ? part.text : '')).join('');
}

function picturesOf(content: z.output<typeof contentSchema> = ''): string[] {
  if (typeof content === 'string') return [];
  return content.flatMap((part) =>
    'image_url' in part ? [part.image_url.replace(/^.*,/, '')] : [],
  );
}

function tokens({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) {
  return { input_tokens: inputTokens, output_tokens: outputTokens };
}
