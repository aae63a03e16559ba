import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Dashboard } from './frame/dashboard.tsx';
import { Loading } from './frame/loading.tsx';
import { NoticesProvider } from './frame/notices.tsx';
import { PanelLanguage } from './frame/panel-language.tsx';
import { ToastsProvider } from './frame/toasts.tsx';
import { LoginForm } from './session/login-form.tsx';
import { createQueryClient } from './session/query-client.ts';
import { SessionProvider, useSession } from './session/session.tsx';

/** The panel, in the browser alone: nothing of it is rendered on the server. */
export function AdminPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <PanelLanguage>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <NoticesProvider>
            <ToastsProvider>
              <Screen />
            </ToastsProvider>
          </NoticesProvider>
        </SessionProvider>
      </QueryClientProvider>
    </PanelLanguage>
  );
}

/** The login where nobody is signed in, and at its own addresses (specification, section 2.10). */
function Screen() {
  const { state } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  if (state.status === 'checking') return <Loading />;
  if (state.status === 'signed-out' || path === '/admin' || path === '/admin/login')
    return <LoginForm />;
  return <Dashboard username={state.username} />;
}
