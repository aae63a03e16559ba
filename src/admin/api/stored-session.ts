import { z } from 'zod';

/** The names are fixed by the specification (section 3). */
const tokenKey = 'adminToken';
const userKey = 'adminUser';
/** The device id outlives the session. It distinguishes browsers at one IP address, and grants nothing. */
const deviceKey = 'adminDevice';

const storedUser = z.object({ username: z.string().min(1) });

export type StoredSession = { token: string; user: z.output<typeof storedUser> };

/** Reads the stored session. Corrupt data is removed and counts as no session. */
export function readStoredSession(): StoredSession | null {
  const token = localStorage.getItem(tokenKey);
  const user = storedUser.safeParse(parseJson(localStorage.getItem(userKey)));
  if (token && /^[\w-]+$/.test(token) && user.success) return { token, user: user.data };
  clearStoredSession();
  return null;
}

export function storeSession({ token, user }: StoredSession): void {
  localStorage.setItem(userKey, JSON.stringify(user));
  localStorage.setItem(tokenKey, token);
}

/** Reads the device id of the last login; undefined before the first login in this browser. */
export function readDevice(): string | undefined {
  const device = localStorage.getItem(deviceKey) ?? '';
  return /^[\w-]{43}$/.test(device) ? device : undefined;
}

export function storeDevice(device: string): void {
  localStorage.setItem(deviceKey, device);
}

export function clearStoredSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}

/**
 * Calls `callback` when another tab signs in or out.
 *
 * @returns a function that ends the subscription
 */
export function onOtherTabsSession(callback: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === tokenKey || key === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
