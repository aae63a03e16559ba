import type { AssistantSettings } from '../../src/platform/model-settings.ts';
import {
  type ModelAnswer,
  type ModelProvider,
  type ModelServer,
  startModelServer,
} from '../fakes/model-server.ts';

/** The key in the settings of {@link withModelServer}. No message may contain it. */
export const modelKey = 'sk-secret-1234567890';

/**
 * Runs a function with a model server that gives these responses, one for each request, and then repeats the last one.
 */
export async function withModelServer<Result>(
  provider: ModelProvider,
  answers: readonly [ModelAnswer, ...ModelAnswer[]],
  use: (settings: AssistantSettings, server: ModelServer) => Promise<Result>,
): Promise<Result> {
  let [answer, ...later] = answers;
  const server = await startModelServer(() => {
    const now = answer;
    answer = later.shift() ?? answer;
    return now;
  });
  const settings = {
    provider,
    model: 'test-model',
    apiKey: modelKey,
    baseUrl: server.baseUrlFor(provider),
  };
  try {
    return await use(settings, server);
  } finally {
    await server.close();
  }
}
