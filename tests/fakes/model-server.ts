import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { ModelAnswer } from './model-answer.ts';
import { readAnthropic } from './model-protocols/anthropic.ts';
import type { Conversation, Incoming } from './model-protocols/conversation.ts';
import { readGoogle } from './model-protocols/google.ts';
import { readOpenAI } from './model-protocols/openai.ts';
import { readOpenAICompatible } from './model-protocols/openai-compatible.ts';
import { sendAnswer } from './send-answer.ts';

export type { ModelAnswer } from './model-answer.ts';

const protocols = {
  openai: { version: '/v1', read: readOpenAI },
  anthropic: { version: '/v1', read: readAnthropic },
  google: { version: '/v1beta', read: readGoogle },
  'openai-compatible': { version: '/v1', read: readOpenAICompatible },
} as const satisfies Record<
  string,
  { version: string; read: (incoming: Incoming) => Conversation | null }
>;

export type ModelProvider = keyof typeof protocols;

export const modelProviders = Object.keys(protocols).filter(isProvider);

export type ModelRequest = Conversation['asked'] & {
  provider: ModelProvider;
  /** Resolves if the client disconnects before the end of the response; otherwise never. */
  aborted: Promise<void>;
};

export type ModelServer = {
  url: string;
  /** The value for AI_BASE_URL. */
  baseUrlFor(provider: ModelProvider): string;
  /** All valid requests, in order. */
  requests: ModelRequest[];
  close(): Promise<void>;
};

/**
 * A server on 127.0.0.1 that speaks the streaming protocols of all four providers over real HTTP. It responds 400 or
 * 404 to a request that a provider would reject.
 *
 * @param port a free one by default
 */
export async function startModelServer(
  answer: (request: ModelRequest) => ModelAnswer | Promise<ModelAnswer>,
  port = 0,
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      // Many tests disconnect on purpose, so this is no error.
      if (!response.destroyed) console.error(error);
      response.destroy();
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const understood = await understand(request);
    if (typeof understood === 'number') {
      response.writeHead(understood).end();
      return;
    }
    const { provider, conversation } = understood;
    const { promise: aborted, resolve: abort } = Promise.withResolvers<void>();
    response.on('close', () => {
      if (!response.writableFinished) abort();
    });
    const modelRequest = { provider, ...conversation.asked, aborted };
    requests.push(modelRequest);
    await sendAnswer(response, conversation, await answer(modelRequest));
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The model server has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    baseUrlFor: (provider) => `${url}/${provider}${protocols[provider].version}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @returns a status if no provider would accept the request */
async function understand(request: IncomingMessage) {
  const [, provider = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
  if (!isProvider(provider) || request.method !== 'POST') return 404;
  try {
    const body: unknown = JSON.parse(await readText(request));
    const conversation = protocols[provider].read({ path, headers: request.headers, body });
    return conversation ? { provider, conversation } : 404;
  } catch (error) {
    console.error('The model server does not understand a request:', error);
    return 400;
  }
}

function isProvider(name: string): name is ModelProvider {
  return Object.hasOwn(protocols, name);
}
