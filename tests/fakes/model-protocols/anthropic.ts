import { z } from 'zod';
import { type Conversation, type Incoming, serverSentEvent } from './conversation.ts';

/**
 * The Messages API: POST …/messages. A model without native JSON output gets a tool `json` and returns the JSON by
 * calling it.
 */
export function readAnthropic({ path, headers, body }: Incoming): Conversation | null {
  if (path !== '/v1/messages' || !headers['anthropic-version']) return null;
  const { model, system, messages, output_config, tools } = requestSchema.parse(body);
  const tool = tools?.find(({ name }) => name === 'json');
  const event = (type: string, fields: object = {}) => serverSentEvent({ type, ...fields }, type);
  const stop = (reason: string, outputTokens: number) =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: { stop_reason: reason },
      usage: { output_tokens: outputTokens, input_tokens: 11 },
    }) +
    event('message_stop');

  return {
    asked: {
      model,
      instructions: textOf(system),
      prompt: textOf(messages.at(-1)?.content),
      pictures: (messages.at(-1)?.content ?? []).flatMap((part) =>
        'source' in part ? [part.source.data] : [],
      ),
      isJson: tool !== undefined || output_config?.format !== undefined,
      key: String(headers['x-api-key'] ?? ''),
    },
    begin: () =>
      event('message_start', {
        message: { id: 'msg_1', model, role: 'assistant', usage: { input_tokens: 11 } },
      }) +
      event('content_block_start', {
        index: 0,
        content_block: tool
          ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} }
          : { type: 'text', text: '' },
      }) +
      event('ping'),
    say: (text) =>
      event('content_block_delta', {
        index: 0,
        delta: tool
          ? { type: 'input_json_delta', partial_json: text }
          : { type: 'text_delta', text },
      }),
    end: (usage, isCut) => {
      const whole = tool ? 'tool_use' : 'end_turn';
      return stop(isCut ? 'max_tokens' : whole, usage.outputTokens);
    },
    decline: (_text, usage) => stop('refusal', usage.outputTokens),
    fail: () => event('error', { error: { type: 'api_error', message: 'The secret is 42' } }),
  };
}

const textsSchema = z.array(
  z.union([
    z.object({ text: z.string() }),
    z.object({
      type: z.literal('image'),
      source: z.object({ type: z.literal('base64'), media_type: z.string(), data: z.string() }),
    }),
  ]),
);

const requestSchema = z.object({
  model: z.string(),
  max_tokens: z.number(),
  stream: z.literal(true),
  system: textsSchema,
  messages: z.array(z.object({ content: textsSchema })),
  output_config: z.object({ format: z.looseObject({}).optional() }).optional(),
  tools: z.array(z.object({ name: z.string() })).optional(),
});

function textOf(parts: z.output<typeof textsSchema> = []): string {
  return parts.map((part) => ('text' in part ? part.text : '')).join('');
}
