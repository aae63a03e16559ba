import { z } from 'zod';

/** Names of the specification (section 3). */
const tokenKey = 'adminToken';
const userKey = 'adminUser';

const storedUser = z.object({ username: z.string().min(1) });

export type StoredSession = { token: string; user: z.output<typeof storedUser> };

/** The session that this browser keeps. Corrupted data is cleared, and counts as none. */
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

export function clearStoredSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}

/** Calls back when another tab has signed in or out. @returns a function that stops listening */
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
