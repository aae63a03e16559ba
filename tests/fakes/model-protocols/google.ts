import { z } from 'zod';
import { type Conversation, type Incoming, serverSentEvent, type Usage } from './conversation.ts';

/** The Gemini API: POST …/models/<model>:streamGenerateContent?alt=sse. */
export function readGoogle({ path, headers, body }: Incoming): Conversation | null {
  const model = /^\/v1beta\/models\/([^/]+):streamGenerateContent\?alt=sse$/.exec(path)?.[1];
  if (!model) return null;
  const { systemInstruction, contents, generationConfig } = requestSchema.parse(body);
  const chunk = (text: string | undefined, fields: object = {}) => {
    const content = { role: 'model', parts: text === undefined ? [] : [{ text }] };
    return serverSentEvent({ candidates: [{ index: 0, content, ...fields }], responseId: 'r1' });
  };
  const end = (usage: Usage, finishReason: string) =>
    chunk(undefined, { finishReason }) +
    serverSentEvent({
      usageMetadata: {
        promptTokenCount: usage.inputTokens,
        candidatesTokenCount: usage.outputTokens,
        totalTokenCount: usage.inputTokens + usage.outputTokens,
      },
    });

  return {
    asked: {
      model,
      instructions: textOf(systemInstruction?.parts),
      prompt: textOf(contents.at(-1)?.parts),
      pictures: (contents.at(-1)?.parts ?? []).flatMap((part) =>
        'inlineData' in part ? [part.inlineData.data] : [],
      ),
      isJson: generationConfig?.responseMimeType === 'application/json',
      key: String(headers['x-goog-api-key'] ?? ''),
    },
    begin: () => '',
    say: (text) => chunk(text),
    end: (usage, isCut) => end(usage, isCut ? 'MAX_TOKENS' : 'STOP'),
    decline: (_text, usage) => end(usage, 'SAFETY'),
    fail: () =>
      serverSentEvent({
        error: { code: 503, message: 'The secret is 42', status: 'UNAVAILABLE' },
      }),
  };
}

const partsSchema = z.array(
  z.union([
    z.object({ text: z.string() }),
    z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string() }) }),
  ]),
);

const requestSchema = z.object({
  systemInstruction: z.object({ parts: partsSchema }).optional(),
  contents: z.array(z.object({ parts: partsSchema })),
  generationConfig: z.object({ responseMimeType: z.string().optional() }).optional(),
});

function textOf(parts: z.output<typeof partsSchema> = []): string {
  return parts.map((part) => ('text' in part ? part.text : '')).join('');
}
