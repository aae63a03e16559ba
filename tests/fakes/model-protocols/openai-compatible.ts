import { z } from 'zod';
import {
  bearerOf,
  type Conversation,
  type Incoming,
  serverSentEvent,
  type Usage,
} from './conversation.ts';

/** The chat completions of Ollama, vLLM and llama.cpp: POST …/chat/completions. */
export function readOpenAICompatible({ path, headers, body }: Incoming): Conversation | null {
  if (path !== '/v1/chat/completions') return null;
  const { model, messages, response_format } = requestSchema.parse(body);
  const chunk = (fields: object) =>
    serverSentEvent({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_790_000_000,
      model,
      ...fields,
    });
  const choice = (delta: object, finishReason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason: finishReason }] });
  const end = (usage: Usage, isCut: boolean) =>
    choice({}, isCut ? 'length' : 'stop') +
    chunk({
      choices: [],
      usage: { prompt_tokens: usage.inputTokens, completion_tokens: usage.outputTokens },
    }) +
    'data: [DONE]\n\n';

  return {
    asked: {
      model,
      instructions: textOf(messages.find(({ role }) => role === 'system')?.content),
      prompt: textOf(messages.at(-1)?.content),
      pictures: picturesOf(messages.at(-1)?.content),
      isJson: response_format !== undefined,
      key: bearerOf(headers),
    },
    begin: () => choice({ role: 'assistant', content: '' }),
    say: (content) => choice({ content }),
    end,
    decline: (refusal, usage) => choice({ refusal }) + end(usage, false),
    fail: () => serverSentEvent({ error: { message: 'The secret is 42', code: 500 } }),
  };
}

const contentSchema = z.union([
  z.string(),
  z.array(
    z.union([
      z.object({ text: z.string() }),
      z.object({ image_url: z.object({ url: z.string().startsWith('data:image/') }) }),
    ]),
  ),
]);

type Content = z.output<typeof contentSchema>;

function textOf(content: Content = ''): string {
  if (typeof content === 'string') return content;
  return content.map((part) => ('text' in part ? part.text : '')).join('');
}

function picturesOf(content: Content = ''): string[] {
  if (typeof content === 'string') return [];
  return content.flatMap((part) =>
    'image_url' in part ? [part.image_url.url.replace(/^.*,/, '')] : [],
  );
}

const requestSchema = z.object({
  model: z.string(),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.literal(true) }),
  messages: z.array(z.object({ role: z.string(), content: contentSchema })),
  response_format: z
    .object({
      type: z.literal('json_schema'),
      json_schema: z.object({ schema: z.looseObject({}) }),
    })
    .optional(),
});
