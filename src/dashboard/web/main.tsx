import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './theme/global.css';
import './theme/outcomes.css';
import { queryClient } from './api/query-client';
import { connectSession } from './api/send';
import { router } from './router';
import { requestProof } from './session/proof-request';
import { forgetSession, knownSession, sessionQuery } from './session/session';
import { Announcer } from './shell/announcer';
import { AwayBanner } from './shell/away-banner';
import { keepFocus } from './shell/focus-keeper';
import { listenToKeys } from './shell/keyboard';
import { theme, variables } from './theme/theme';

/** Comes after the first page is drawn: nobody is asked for a proof before. */
const ProofDialog = lazy(() => import('./session/proof-dialog').then((module) => ({ default: module.ProofDialog })));

/** Every style that is written into the page carries it (src/dashboard/page-policy.ts). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

connectSession({
  csrfToken: () => knownSession()?.csrf_token ?? null,
  refresh: async () => {
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  },
  ended: () => {
    if (knownSession()?.state !== 'signed_in') return;
    forgetSession();
    void router.invalidate();
  },
  prove: requestProof,
});

// Another tab signed out, or somebody else took the role away: the page asks again whether it may be shown.
let state: string | undefined;
queryClient.getQueryCache().subscribe(() => {
  const now = knownSession()?.state;
  if (now === state || now === undefined) return;
  const was = state;
  state = now;
  if (was === 'signed_in') void router.invalidate();
});

listenToKeys();
keepFocus();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Suspense>
          <ProofDialog />
        </Suspense>
        {/* At the top: the buttons of the next decision are at the bottom. */}
        <Notifications position="top-center" limit={4} />
        <Announcer />
        <AwayBanner />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
