import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { TranslationServiceName } from '#platform/model-settings.ts';
import { translate } from '../rule-based-model.ts';
import { readAzureTranslator } from './azure-translator.ts';
import { createDeepL } from './deepl.ts';
import { readGoogleTranslate } from './google-translate.ts';
import type { ServiceProtocol, ServiceResponse } from './protocol.ts';

export type ServiceRequestSeen = { service: string; key: string; texts: string[] };

/** What Google bills for them: its characters, tags included. */
export function charactersIn(requests: readonly ServiceRequestSeen[]): number {
  return requests.flatMap(({ texts }) => texts).reduce((sum, text) => sum + [...text].length, 0);
}

/** How the server fails, instead of translating. `text` is sent as it is. */
export type ServiceFailure =
  | { status: number; json?: unknown; text?: string; retryAfter?: string; type?: string }
  | 'hang'
  | 'break';

export type TranslationServer = {
  baseUrlFor(service: TranslationServiceName): string;
  /** The valid requests for translations, in order. */
  requests: ServiceRequestSeen[];
  /** All requests, in order: `POST /v2/translate`. */
  calls: string[];
};

/**
 * A server on 127.0.0.1 that speaks the protocols of the translation services, for one test. It rejects what breaks
 * their published schemas and limits, and translates each word outside of protected tags.
 *
 * @param fail a failure for a request; undefined translates
 * @param change what comes back for a text
 */
export async function startTranslationServer({
  fail = () => undefined,
  change = (text) => text,
}: {
  fail?: (call: string) => ServiceFailure | undefined;
  change?: (translation: string) => string;
} = {}): Promise<TranslationServer> {
  const protocols: Record<TranslationServiceName, ServiceProtocol> = {
    'google-translate': readGoogleTranslate,
    'azure-translator': readAzureTranslator,
    deepl: createDeepL(),
  };
  const requests: ServiceRequestSeen[] = [];
  const calls: string[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://localhost');
    const [, service = '', path = ''] = /^\/([\w-]+)(\/.*)$/.exec(url.pathname) ?? [];
    const text = await readText(request);
    const call = `${request.method} ${path}`;
    calls.push(call);
    const failure = fail(call);
    if (failure === 'hang') return;
    if (failure === 'break') {
      response.destroy();
      return;
    }
    if (failure) return sendFailure(response, failure);
    const read = Object.entries(protocols).find(([name]) => name === service)?.[1];
    if (!read) return send(response, { status: 404 });
    const understood = read({
      method: request.method ?? '',
      path,
      query: url.searchParams,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    });
    if (!('kind' in understood)) return send(response, understood);
    if (understood.kind === 'other') return send(response, understood.response);
    const { key, texts, language, glossary } = understood;
    requests.push({ service, key, texts });
    const translations = texts.map((one) => change(translateTagged(one, language, glossary)));
    send(response, understood.respond(translations));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error('The translation server does not understand a request:', error);
      send(response, { status: 400, json: { message: 'Bad request' } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return {
    baseUrlFor: (service) => `http://127.0.0.1:${address.port}/${service}`,
    requests,
    calls,
  };
}

function send(response: ServerResponse, { status, json, headers }: ServiceResponse): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(json === undefined ? '' : JSON.stringify(json));
}

function sendFailure(
  response: ServerResponse,
  { status, json, text, retryAfter, type = 'application/json' }: Exclude<ServiceFailure, string>,
): void {
  response.writeHead(status, {
    'Content-Type': type,
    ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
  });
  response.end(text ?? JSON.stringify(json ?? {}));
}

/** Translates the words between tags, but not those that the tags protect. */
function translateTagged(
  text: string,
  language: 'ar' | 'ckb',
  glossary: ReadonlyMap<string, string> = new Map(),
): string {
  const terms = [...glossary].map(([english, translation]) => ({ english, translation }));
  let isProtected = false;
  return text
    .replace(/<mstrans:dictionary translation="([^"]*)">[^<]*<\/mstrans:dictionary>/g, '$1')
    .split(/(<[^>]*>|&\w+;)/)
    .map((part) => {
      if (/^<x |^<span (?:translate="no"|class="notranslate")/.test(part)) isProtected = true;
      else if (part.startsWith('</')) isProtected = false;
      const isText = !isProtected && !/^[<&]/.test(part);
      return isText ? translate(part, language, terms) : part;
    })
    .join('');
}
