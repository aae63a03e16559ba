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
import {
  type Api,
  ApiContext,
  ApiError,
  authorization,
  cancelReads,
  client,
  createCall,
} from '../api/client.ts';
import {
  clearStoredSession,
  onOtherTabsSession,
  readDevice,
  readStoredSession,
  type StoredSession,
  storeDevice,
  storeSession,
} from '../api/stored-session.ts';
import { flushDrafts } from '../drafts/draft-sync.ts';

type SessionState =
  | { status: 'checking' }
  | { status: 'signed-in'; username: string }
  /** `ended`: the server ended the session during the work. The login says so. */
  | { status: 'signed-out'; ended: boolean };

export type Session = {
  state: SessionState;
  /** @throws {ApiError} */
  signIn: (credentials: { username: string; password: string; code?: string }) => Promise<void>;
  /** Ends the session. The caller asks first whether unsaved text may be lost. */
  signOut: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs its provider');
  return session;
}

/** The username of the signed-in account; empty when nobody is signed in. */
export function useUsername(): string {
  const { state } = useSession();
  return state.status === 'signed-in' ? state.username : '';
}

/** Provides the session, which all tabs share, and its API client. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'checking' });
  const navigate = useNavigate();

  const end = useCallback(() => {
    clearStoredSession();
    setState({ status: 'signed-out', ended: true });
  }, []);
  const api = useMemo<Api>(
    () => ({
      client,
      call(send) {
        // On a slow network the user may have signed in again when a response about the former session arrives.
        const token = readStoredSession()?.token;
        return createCall(() => readStoredSession()?.token === token && end())(send);
      },
    }),
    [end],
  );

  useEffect(() => {
    const check = async () => {
      const stored = readStoredSession();
      if (!stored) return setState({ status: 'signed-out', ended: false });
      setState(await checkedState(stored));
    };
    void check();
    return onOtherTabsSession(() => {
      const stored = readStoredSession();
      if (!stored) cancelReads();
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
        const json = { ...credentials, device: readDevice() };
        const answer = await api.call(() => client.login.$post({ json }));
        storeSession(answer);
        storeDevice(answer.device);
        setState({ status: 'signed-in', username: answer.user.username });
        // Replaces the login in the history, so that Back does not lead to it.
        await navigate({ to: '/admin/dashboard', search: true, replace: true });
      },
      async signOut() {
        await flushDrafts();
        const headers = authorization();
        // The other tabs stop reading before the server ends the session.
        clearStoredSession();
        cancelReads();
        setState({ status: 'signed-out', ended: false });
        // The response does not matter: this browser has removed the session in any case. The user may have signed in
        // again by then.
        const isEnded = api.call(() => client.logout.$post({}, { headers })).catch(() => undefined);
        await navigate({ to: '/admin', search: {} });
        await isEnded;
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

/** Checks the stored session. An unreachable server does not end it, so that text can still be read and copied. */
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
