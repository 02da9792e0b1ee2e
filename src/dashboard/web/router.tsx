import { createRootRouteWithContext, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from './api/query-client';
import { INBOX_SEARCH } from './pages/inbox/search';
import type { InboxSearch } from './pages/inbox/search';
import { usualEntity } from './session/entity';
import { safeNext } from './session/next';
import { nextAfterProvider } from './session/next-after-provider';
import { sessionQuery } from './session/session';
import { Loading } from './parts/states';
import { Broken } from './shell/error-boundary';
import { EntityFrame, HomeFrame, NoEntity } from './shell/frames';
import { NotFound } from './shell/not-found';

const BASE = '/dashboard';

/** Parameters of an address as texts, so that `?search=0042` stays what was typed. */
function texts(search: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof search[name] === 'string' && search[name] !== '' ? [[name, search[name]]] : [])),
  );
}

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFound,
});

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-in',
  validateSearch: (search): { next?: string; sign_in_failed?: string } => texts(search, ['next', 'sign_in_failed']),
}).lazy(() => import('./pages/sign-in/sign-in-page').then(({ Route }) => Route));

const setPasswordRoute = createRoute({ getParentRoute: () => rootRoute, path: 'set-password' }).lazy(() =>
  import('./pages/set-password/set-password-page').then(({ Route }) => Route),
);

/** Whoever is not signed in goes to the sign-in page, and comes back from there. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session.state === 'signed_in') return { session };
    const failed = (location.search as { sign_in_failed?: string }).sign_in_failed;
    const next = safeNext(BASE + location.href, window.location.origin);
    throw redirect({
      to: '/sign-in',
      search:
        failed === undefined ? (next === null || next === `${BASE}/` ? {} : { next }) : { sign_in_failed: failed },
    });
  },
});

/** What belongs to no entity. */
const ownFrame = createRoute({ getParentRoute: () => signedInRoute, id: 'own', component: HomeFrame });

const homeRoute = createRoute({
  getParentRoute: () => ownFrame,
  path: '/',
  beforeLoad: ({ context: { session } }) => {
    // The way back from a provider leads here, and knows nothing of where one was.
    const next = safeNext(nextAfterProvider.take(), window.location.origin);
    if (next !== null) throw redirect({ href: next.slice(BASE.length) });
    const entity = usualEntity(session);
    if (entity !== null) throw redirect({ to: '/$entity/inbox', params: { entity: entity.id } });
  },
  component: NoEntity,
});

const accountRoute = createRoute({ getParentRoute: () => ownFrame, path: 'account' }).lazy(() =>
  import('./pages/account/account-page').then(({ Route }) => Route),
);

/** Every page of an entity is below this one. */
const entityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '$entity',
  component: EntityFrame,
});

const entityHomeRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$entity/inbox', params });
  },
});

const inboxRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'inbox',
  validateSearch: (search): InboxSearch => texts(search, INBOX_SEARCH),
}).lazy(() => import('./pages/inbox/inbox-page').then(({ Route }) => Route));

/** An invoice of that list: its filters stay in the address, so that what comes next is known. */
const reviewRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'invoices/$id',
  validateSearch: (search): InboxSearch => texts(search, INBOX_SEARCH),
}).lazy(() => import('./pages/review/review-page').then(({ Route }) => Route));

const LIST = ['page', 'open'] as const;

/** Parameters of the pages of an entity beyond the inbox; a list has a page, and one thing that is open. */
const searchOf =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): Partial<Record<Name | (typeof LIST)[number], string>> =>
    texts(search, [...LIST, ...names]) as Partial<Record<Name | (typeof LIST)[number], string>>;

const paymentFilesRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'payment-files',
  validateSearch: searchOf('status'),
}).lazy(() => import('./pages/payment-files/payment-files-page').then(({ Route }) => Route));

const paymentFileRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'payment-files/$id',
  validateSearch: searchOf('result'),
}).lazy(() => import('./pages/payment-files/payment-file-page').then(({ Route }) => Route));

const verificationsRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'verifications',
  validateSearch: searchOf('status', 'messages', 'create'),
}).lazy(() => import('./pages/verifications/verifications-page').then(({ Route }) => Route));

const suppliersRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'suppliers',
  validateSearch: searchOf('abn', 'sort'),
}).lazy(() => import('./pages/suppliers/suppliers-page').then(({ Route }) => Route));

const overviewRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'overview',
  validateSearch: searchOf('days'),
}).lazy(() => import('./pages/overview/overview-page').then(({ Route }) => Route));

const emailsRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'emails',
  validateSearch: searchOf('status', 'decision', 'message'),
}).lazy(() => import('./pages/emails/emails-page').then(({ Route }) => Route));

const sendersRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'senders',
  validateSearch: searchOf('policy', 'sender'),
}).lazy(() => import('./pages/senders/senders-page').then(({ Route }) => Route));

const webhooksRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'webhooks',
  validateSearch: searchOf('status'),
}).lazy(() => import('./pages/webhooks/webhooks-page').then(({ Route }) => Route));

const keysRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'keys',
  validateSearch: searchOf(),
}).lazy(() => import('./pages/keys/keys-page').then(({ Route }) => Route));

const usersRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'users',
  validateSearch: searchOf('status', 'email'),
}).lazy(() => import('./pages/users/users-page').then(({ Route }) => Route));

const policyRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'policy',
  validateSearch: searchOf(),
}).lazy(() => import('./pages/policy/policy-page').then(({ Route }) => Route));

const rulesRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'rules',
  validateSearch: searchOf(),
}).lazy(() => import('./pages/rules/rules-page').then(({ Route }) => Route));

const auditRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: 'audit',
  validateSearch: searchOf('of', 'action', 'actor', 'subject', 'from', 'to'),
}).lazy(() => import('./pages/audit/audit-page').then(({ Route }) => Route));

const routeTree = rootRoute.addChildren([
  signInRoute,
  setPasswordRoute,
  signedInRoute.addChildren([
    ownFrame.addChildren([homeRoute, accountRoute]),
    entityRoute.addChildren([
      entityHomeRoute,
      inboxRoute,
      reviewRoute,
      paymentFilesRoute,
      paymentFileRoute,
      verificationsRoute,
      suppliersRoute,
      overviewRoute,
      emailsRoute,
      sendersRoute,
      webhooksRoute,
      keysRoute,
      usersRoute,
      policyRoute,
      auditRoute,
      rulesRoute,
    ]),
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: BASE,
  context: { queryClient },
  defaultPendingComponent: Loading,
  defaultErrorComponent: ({ error }) => <Broken error={error instanceof Error ? error : new Error(String(error))} />,
  defaultNotFoundComponent: NotFound,
  defaultPendingMs: 400,
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) =>
        value === undefined || value === null ? [] : [[name, String(value)]],
      ),
    ).toString();
    return text === '' ? '' : `?${text}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
