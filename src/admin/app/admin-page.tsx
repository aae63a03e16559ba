import './admin.css';
// Must be imported first: a dialog that the URL opens adds styles during its first render.
import '../shared/style-nonce.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { queryDefaults } from '#query-defaults.ts';
import { BannerProvider } from '../shared/banner.tsx';
import { Loading } from '../shared/loading.tsx';
import { SessionProvider, useSession } from '../shared/session.tsx';
import { ToastsProvider } from '../shared/toasts.tsx';
import { Dashboard } from './dashboard.tsx';
import { LeaveConfirmation } from './leave-confirmation.tsx';
import { LoginForm } from './login-form.tsx';
import { PanelLanguage } from './panel-language.tsx';

/** The panel, which is only rendered in the browser. */
export function AdminPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <PanelLanguage>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <BannerProvider>
            <ToastsProvider>
              <Screen />
              <LeaveConfirmation />
            </ToastsProvider>
          </BannerProvider>
        </SessionProvider>
      </QueryClientProvider>
    </PanelLanguage>
  );
}

/** Shows the login while nobody is signed in, and at its own paths (specification, section 2.10). */
function Screen() {
  const { state } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const isLogin =
    state.status === 'signed-out' ||
    (state.status === 'signed-in' && (path === '/admin' || path === '/admin/login'));
  const [cameFromLogin, setCameFromLogin] = useState(false);
  if (isLogin && !cameFromLogin) setCameFromLogin(true);
  if (state.status === 'checking') return <Loading />;
  if (isLogin) return <LoginForm />;
  // The key remounts all forms when another account signs in.
  return <Dashboard key={state.username} username={state.username} takesFocus={cameFromLogin} />;
}

/**
 * By default, calls wait while the browser reports that it is offline. Here they fail, and the editor sees an error.
 */
const networkMode = 'always';

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...queryDefaults.queries, networkMode },
      mutations: { ...queryDefaults.mutations, networkMode },
    },
  });
}
