import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, useApi } from '../api/client.ts';

/** One key per account, because another account may sign in in this tab. */
const accountKey = (username: string) => ['account', username] as const;

/** Loads the two-factor state and the sessions of the account. */
export function useAccount(username: string) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: accountKey(username),
    async queryFn() {
      const [account, sessions] = await Promise.all([
        call(() => client.account.$get()),
        call(() => client.account.sessions.$get()),
      ]);
      return { ...account, sessions };
    },
  });
}

type Account = NonNullable<ReturnType<typeof useAccount>['data']>;
export type TwoFactorState = Account['secondFactor'];
export type Session = Account['sessions'][number];

export function useChangePassword(username: string) {
  const { client, call } = useApi();
  const refresh = useRefreshAccount(username);
  return useMutation({
    mutationFn: (json: { password: string; next: string }) =>
      call(() => client.account.password.$post({ json })),
    onSuccess: refresh,
  });
}

/** Creates the secret for the authenticator app. */
export function useBeginTwoFactor() {
  const { client, call } = useApi();
  return useMutation({
    mutationFn: (password: string) =>
      call(() => client.account['second-factor'].$post({ json: { password } })),
    // Keeps the secret in memory no longer than the form.
    gcTime: 0,
  });
}

export function useConfirmTwoFactor() {
  const { client, call } = useApi();
  return useMutation({
    mutationFn: (code: string) =>
      call(() => client.account['second-factor'].confirm.$post({ json: { code } })),
    gcTime: 0,
  });
}

export function useDisableTwoFactor(username: string) {
  const { client, call } = useApi();
  const refresh = useRefreshAccount(username);
  return useMutation({
    mutationFn: (json: { password: string; code: string }) =>
      call(() => client.account['second-factor'].off.$post({ json })),
    onSuccess: refresh,
  });
}

/** Ends a session. A session that is already over counts as success. */
export function useEndSession(username: string) {
  const { client, call } = useApi();
  const refresh = useRefreshAccount(username);
  return useMutation({
    async mutationFn(session: string) {
      try {
        await call(() => client.account.sessions[':session'].$delete({ param: { session } }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
      }
    },
    onSuccess: refresh,
  });
}

export function useEndOtherSessions(username: string) {
  const { client, call } = useApi();
  const refresh = useRefreshAccount(username);
  return useMutation({
    mutationFn: () => call(() => client.account.sessions.$delete()),
    onSuccess: refresh,
  });
}

export function useRefreshAccount(username: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: accountKey(username) });
}
