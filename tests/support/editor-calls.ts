import { createApi } from '#api/index.ts';
import type { Database } from '#platform/database/index.ts';
import { signedInHeaders } from './signed-in.ts';

type Dependencies = Partial<Parameters<typeof createApi>[0]>;

/** `body` is the parsed JSON, or the bytes of a file, or null where there is none. */
type CallResult = { status: number; headers: Headers; body: ReturnType<typeof JSON.parse> };

/**
 * @returns a function that calls the admin API as a signed-in editor. Its path follows `/api/admin`. A body that is no
 *   text is sent as JSON.
 */
export async function editorCalls(
  database: Database,
  { username, ...dependencies }: Dependencies & { username?: string } = {},
) {
  const api = createApi({ database, clientIpOf: () => '', ...dependencies });
  const editor = await signedInHeaders(database, username);
  return async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<CallResult> => {
    const response = await api.request(`/api/admin${path}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const parsed = isJson ? JSON.parse(bytes.toString()) : bytes;
    return {
      status: response.status,
      headers: response.headers,
      body: bytes.length > 0 ? parsed : null,
    };
  };
}
