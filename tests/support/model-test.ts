import { onTestFinished } from 'vitest';
import type { AssistantCall, PartialText } from '#domain/assistant/index.ts';
import type { Database } from '#platform/database/index.ts';
import {
  type ModelAnswer,
  type ModelProvider,
  type ModelRequest,
  startModelServer,
} from '../fakes/model-server.ts';

/** The arguments of an assistant's task, on a model server that lives as long as the test, and the results. */
export type ModelTest = {
  call: AssistantCall<string>;
  /** The prompts that the model got. */
  requests: readonly ModelRequest[];
  /** The streamed text so far. */
  shown: Record<string, string>;
  /** Each state of the streamed text. */
  states: Record<string, string>[];
};

export async function modelTest(
  database: Database,
  answer: (request: ModelRequest) => ModelAnswer,
  provider: ModelProvider = 'openai-compatible',
): Promise<ModelTest> {
  const server = await startModelServer(answer);
  onTestFinished(server.close);
  const shown: Record<string, string> = {};
  const states: Record<string, string>[] = [];
  return {
    call: {
      database,
      username: 'dara',
      signal: new AbortController().signal,
      settings: {
        provider,
        model: 'small-model',
        apiKey: 'a-key',
        baseUrl: server.baseUrlFor(provider),
      },
      onPartial({ field, from, text }: PartialText<string>) {
        shown[field] = (shown[field] ?? '').slice(0, from) + text;
        states.push({ ...shown });
      },
    },
    requests: server.requests,
    shown,
    states,
  };
}
