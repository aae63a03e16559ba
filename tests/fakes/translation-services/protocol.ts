import type { IncomingHttpHeaders } from 'node:http';

export type ServiceCall = {
  method: string;
  /** After the service's base URL, without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: unknown;
};

/** A request that the service would carry out. */
export type UnderstoodCall =
  | {
      kind: 'translate';
      key: string;
      texts: string[];
      language: 'ar' | 'ckb';
      glossary?: ReadonlyMap<string, string>;
      respond: (translations: string[]) => ServiceResponse;
    }
  | { kind: 'other'; key: string; response: ServiceResponse };

export type ServiceResponse = { status: number; json?: unknown; headers?: Record<string, string> };

/** @throws {ZodError} for a request that breaks the published schema */
export type ServiceProtocol = (call: ServiceCall) => UnderstoodCall | ServiceResponse;
