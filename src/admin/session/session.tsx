import { useNavigate } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { ApiContext, ApiError, client, createCall } from './api-client.ts';
import {
  clearStoredSession,
  onOtherTabsSession,
  readStoredSession,
  type StoredSession,
  storeSession,
} from './stored-session.ts';

type SessionState =
  | { status: 'checking' }
  | { status: 'signed-in'; username: string }
  /** `ended`: the server's doing, in the middle of the work; the login says so. */
  | { status: 'signed-out'; ended: boolean };

export type Session = {
  state: SessionState;
  /** @throws {ApiError} */
  signIn: (credentials: { username: string; password: string; code?: string }) => Promise<void>;
  signOut: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs its provider');
  return session;
}

/** Keeps who is signed in, in this tab and with the others, and gives the API to what is inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'checking' });
  const navigate = useNavigate();

  const end = useCallback(() => {
    clearStoredSession();
    setState({ status: 'signed-out', ended: true });
  }, []);
  const api = useMemo(() => ({ client, call: createCall(end) }), [end]);

  useEffect(() => {
    const check = async () => {
      const stored = readStoredSession();
      if (!stored) return setState({ status: 'signed-out', ended: false });
      setState(await checkedState(stored));
    };
    void check();
    return onOtherTabsSession(() => {
      const stored = readStoredSession();
      setState(
        stored
          ? { status: 'signed-in', username: stored.user.username }
          : { status: 'signed-out', ended: true },
      );
    });
  }, []);

  const session = useMemo<Session>(
    () => ({
      state,
      async signIn(credentials) {
        const answer = await api.call(() => client.login.$post({ json: credentials }));
        storeSession(answer);
        setState({ status: 'signed-in', username: answer.user.username });
        await navigate({ to: '/admin/dashboard', search: true });
      },
      async signOut() {
        // Its answer is ignored: whatever it is, this browser forgets the session.
        await api.call(() => client.logout.$post()).catch(() => undefined);
        clearStoredSession();
        setState({ status: 'signed-out', ended: false });
        await navigate({ to: '/admin', search: {} });
      },
    }),
    [state, api, navigate],
  );
  return (
    <SessionContext value={session}>
      <ApiContext value={api}>{children}</ApiContext>
    </SessionContext>
  );
}

/** A server that can't be reached ends no session: what was written can still be read and copied. */
async function checkedState(stored: StoredSession): Promise<SessionState> {
  const signedIn = { status: 'signed-in', username: stored.user.username } as const;
  try {
    await createCall(() => undefined)(() => client.session.$get());
    return signedIn;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return signedIn;
    clearStoredSession();
    return { status: 'signed-out', ended: true };
  }
}
