import { z } from 'zod';

/** Names of the specification (section 3). */
const tokenKey = 'adminToken';
const userKey = 'adminUser';
/** Outlives the session: it tells this browser from others at its IP address, and grants nothing. */
const deviceKey = 'adminDevice';

const storedUser = z.object({ username: z.string().min(1) });

export type StoredSession = { token: string; user: z.output<typeof storedUser> };

/** The session that this browser has stored. Corrupted data is cleared, and counts as none. */
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

/** The device id that the last login returned; undefined before the first login with this browser. */
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
 * Calls back when another tab has signed in or out.
 *
 * @returns a function that ends the subscription
 */
export function onOtherTabsSession(callback: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared.
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
