import { createRoute, lazyRouteComponent, notFound, redirect, type AnyRoute } from '@tanstack/react-router';
import { auditSearch } from '../audit/audit-search.js';
import { ledgerSearch } from '../money/ledger-search.js';
import { spendingSearch } from '../money/period.js';
import { conversationOfRun } from '../money/run-conversation.js';
import { FailedPage, MissingPage } from './error-pages.js';

const framed = { notFoundComponent: MissingPage, errorComponent: FailedPage };

/** The settings of an organization. */
export function settingsRoutes<Organization extends AnyRoute>(organizationRoute: Organization) {
  const getParentRoute = () => organizationRoute;
  return [
    createRoute({
      getParentRoute,
      path: '/settings',
      beforeLoad: ({ params }) => {
        throw redirect({ to: '/o/$organization/settings/general', params, replace: true });
      },
    }),
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/general',
      component: lazyRouteComponent(() => import('../members/organization-page.js'), 'OrganizationPage'),
    }),
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/members',
      component: lazyRouteComponent(() => import('../members/members-page.js'), 'MembersPage'),
    }),
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/webhooks',
      component: lazyRouteComponent(() => import('../webhooks/webhooks-page.js'), 'WebhooksPage'),
    }),
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/webhooks/$agent',
      component: lazyRouteComponent(() => import('../webhooks/webhooks-page.js'), 'WebhooksPage'),
    }),
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/audit',
      validateSearch: auditSearch,
      component: lazyRouteComponent(() => import('../audit/audit-page.js'), 'AuditPage'),
    }),
  ] as const;
}

/** The pages of an organization's credits. */
export function moneyRoutes<Organization extends AnyRoute>(organizationRoute: Organization) {
  const getParentRoute = () => organizationRoute;
  return [
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/money',
      validateSearch: spendingSearch,
      component: lazyRouteComponent(() => import('../money/money-page.js'), 'MoneyPage'),
    }),
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/money/ledger',
      validateSearch: ledgerSearch,
      component: lazyRouteComponent(() => import('../money/ledger-page.js'), 'LedgerPage'),
    }),
    // An entry of the ledger names a run alone, so that its conversation is looked up when somebody wants to see it.
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/money/runs/$run',
      loader: async ({ params: all }) => {
        const { organization = '', run = '' } = all as Readonly<Record<string, string>>;
        const { agentId, conversation } = await conversationOfRun(Number(organization), run);
        if (agentId === undefined) throw notFound();
        const params = { organization, agent: String(agentId), conversation };
        throw redirect({ to: '/o/$organization/agents/$agent/chat/$conversation', params, replace: true });
      },
    }),
  ] as const;
}

/** The settings of the person who is signed in, in the frame of an organization. */
export function personRoutes<Organization extends AnyRoute>(organizationRoute: Organization) {
  const getParentRoute = () => organizationRoute;
  return [
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/keys',
      component: lazyRouteComponent(() => import('../keys/keys-page.js'), 'KeysPage'),
    }),
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/profile',
      component: lazyRouteComponent(() => import('../person/profile-page.js'), 'ProfilePage'),
    }),
    createRoute({
      getParentRoute,
      ...framed,
      path: '/settings/security',
      component: lazyRouteComponent(() => import('../person/security/security-page.js'), 'SecurityPage'),
    }),
  ] as const;
}
