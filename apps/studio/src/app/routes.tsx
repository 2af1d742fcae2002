import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { organizationsQuery } from '../api/account-queries.js';
import { agentsQuery } from '../api/agent-queries.js';
import { inboxSearch } from '../inbox/inbox-search.js';
import { librarySearch } from '../library/library-search.js';
import { openLive } from '../live/live.js';
import { hasSessionEnded, sessionStore } from '../session/session.js';
import { accountRoutes } from './account-routes.js';
import { FailedPage, MissingPage } from './error-pages.js';
import { lastOrganization, rememberOrganization } from './last-organization.js';
import { moneyRoutes, personRoutes, settingsRoutes } from './settings-routes.js';

/** Milliseconds for which a page waits for the live events, so that what it reads is followed from the beginning. */
const MAX_WAIT_FOR_LIVE_MS = 400;

/** Pages inside the frame of an organization, which has the landmarks. */
const framed = { notFoundComponent: MissingPage, errorComponent: FailedPage };

export const rootRoute = createRootRouteWithContext<{ readonly queries: QueryClient }>()({ component: Outlet });

/** Pages of people who are signed in. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (sessionStore.get()) return;
    const next = location.pathname === '/' ? {} : { next: location.href };
    throw redirect({ to: '/sign_in', search: hasSessionEnded() ? { ...next, ended: true } : next });
  },
});

/** Leads to the organization that was shown last, to one that is shared, or to the personal workspace. */
const startRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  loader: async ({ context }) => {
    const organizations = await context.queries.ensureQueryData(organizationsQuery);
    const organization =
      organizations.find(({ id }) => id === lastOrganization()) ??
      organizations.find(({ is_personal }) => !is_personal) ??
      organizations[0];
    if (!organization) throw notFound();
    throw redirect({ to: '/o/$organization', params: { organization: String(organization.id) }, replace: true });
  },
});

/** Leads to the security of the account, in the personal workspace, which requires no second factor. */
const ownSecurityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/security',
  loader: async ({ context }) => {
    const organizations = await context.queries.ensureQueryData(organizationsQuery);
    const personal = organizations.find(({ is_personal }) => is_personal);
    if (!personal) throw notFound();
    const params = { organization: String(personal.id) };
    throw redirect({ to: '/o/$organization/settings/security', params, replace: true });
  },
});

export const organizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/o/$organization',
  component: lazyRouteComponent(() => import('./shell/shell.js'), 'Shell'),
  loader: async ({ context: { queries }, params }) => {
    const organizationId = Number(params.organization);
    const organizations = await queries.ensureQueryData(organizationsQuery);
    const organization = organizations.find(({ id }) => id === organizationId);
    if (!organization) throw notFound();
    rememberOrganization(organizationId);
    await openLive(organizationId, queries).untilLive(MAX_WAIT_FOR_LIVE_MS);
    await queries.ensureQueryData(agentsQuery(organizationId));
    return { organization };
  },
});

export const inboxRoute = createRoute({
  getParentRoute: () => organizationRoute,
  ...framed,
  path: '/inbox',
  validateSearch: inboxSearch,
  component: lazyRouteComponent(() => import('../inbox/inbox-page.js'), 'InboxPage'),
});

const inboxSettingsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  ...framed,
  path: '/inbox/settings',
  component: lazyRouteComponent(() => import('../inbox/inbox-settings-page.js'), 'InboxSettingsPage'),
});

const homeRoute = createRoute({
  getParentRoute: () => organizationRoute,
  ...framed,
  path: '/',
  component: lazyRouteComponent(() => import('../home/home-page.js'), 'HomePage'),
});

const agentsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  ...framed,
  path: '/agents',
  component: lazyRouteComponent(() => import('../agents/agents-page.js'), 'AgentsPage'),
});

export const agentRoute = createRoute({
  getParentRoute: () => organizationRoute,
  ...framed,
  path: '/agents/$agent',
  loader: async ({ context: { queries }, params }) => {
    const agents = await queries.ensureQueryData(agentsQuery(Number(params.organization)));
    const agent = agents.find(({ id }) => id === Number(params.agent));
    if (!agent) throw notFound();
    return { agent };
  },
});

const pageNumber = (search: Record<string, unknown>): { page?: number } => {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 ? { page } : {};
};

export const sheetsRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/sheets',
  validateSearch: pageNumber,
  component: lazyRouteComponent(() => import('../sheets/list/sheets-page.js'), 'SheetsPage'),
});

export const trashRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/trash',
  validateSearch: pageNumber,
  component: lazyRouteComponent(() => import('../sheets/list/trash-page.js'), 'TrashPage'),
});

const agentProfileRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/',
  component: lazyRouteComponent(() => import('../agents/profile/agent-profile-page.js'), 'AgentProfilePage'),
});

const watchlistsRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/watchlists',
  component: lazyRouteComponent(() => import('../watchlists/watchlists-page.js'), 'WatchlistsPage'),
});

const recurringJobsRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/jobs',
  component: lazyRouteComponent(() => import('../recurring-jobs/recurring-jobs-page.js'), 'RecurringJobsPage'),
});

const chatRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/chat',
  component: lazyRouteComponent(() => import('../chat/chat-page.js'), 'ChatPage'),
});

export const conversationRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/chat/$conversation',
  component: lazyRouteComponent(() => import('../chat/chat-page.js'), 'ConversationPage'),
});

const ideasRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/ideas',
  component: lazyRouteComponent(() => import('../ideas/ideas-page.js'), 'IdeasPage'),
});

const socialAccountsRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/accounts',
  component: lazyRouteComponent(() => import('../social-accounts/social-accounts-page.js'), 'SocialAccountsPage'),
});

export const libraryRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/library',
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => import('../library/library-page.js'), 'LibraryPage'),
});

export const sheetRoute = createRoute({
  getParentRoute: () => agentRoute,
  ...framed,
  path: '/sheets/$sheet',
  validateSearch: ({ make }: Record<string, unknown>): { make?: true } => (make === true ? { make } : {}),
  component: lazyRouteComponent(() => import('../sheets/sheet-route.js'), 'SheetRoute'),
});

const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/parts',
  component: lazyRouteComponent(() => import('../design/gallery/gallery-page.js'), 'GalleryPage'),
});

export const routeTree = rootRoute.addChildren([
  ...accountRoutes(rootRoute),
  galleryRoute,
  signedInRoute.addChildren([
    startRoute,
    ownSecurityRoute,
    organizationRoute.addChildren([
      homeRoute,
      inboxRoute,
      inboxSettingsRoute,
      agentsRoute,
      agentRoute.addChildren([
        agentProfileRoute,
        sheetsRoute,
        chatRoute,
        conversationRoute,
        ideasRoute,
        libraryRoute,
        watchlistsRoute,
        recurringJobsRoute,
        socialAccountsRoute,
        trashRoute,
        sheetRoute,
      ]),
      ...settingsRoutes(organizationRoute),
      ...moneyRoutes(organizationRoute),
      ...personRoutes(organizationRoute),
    ]),
  ]),
]);
