import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { sessionStore } from '../session/session.js';
import { localPath, targetOf } from './local-path.js';

/** The page to show after signing in, and whether a session has ended before. */
interface SignInSearch {
  readonly next?: string;
  readonly ended?: true;
}

function signInSearch({ next, ended }: Record<string, unknown>): SignInSearch {
  const path = localPath(next);
  return { ...(path === undefined ? {} : { next: path }), ...(ended ? { ended: true } : {}) };
}

const goOnIfSignedIn = ({ search }: { search: SignInSearch }) => {
  if (sessionStore.get()) throw redirect({ ...targetOf(search.next ?? '/'), replace: true });
};

const frame = () => import('../sign-in/mailed-links.js');

/** Pages for people who are not signed in, and those that mailed links lead to. */
export function accountRoutes<Root extends AnyRoute>(rootRoute: Root) {
  const getParentRoute = () => rootRoute;
  return [
    createRoute({
      getParentRoute,
      path: '/sign_in',
      validateSearch: signInSearch,
      beforeLoad: goOnIfSignedIn,
      component: lazyRouteComponent(() => import('../sign-in/sign-in-page.js'), 'SignInPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/sign_up',
      validateSearch: signInSearch,
      beforeLoad: goOnIfSignedIn,
      component: lazyRouteComponent(() => import('../sign-in/sign-up-page.js'), 'SignUpPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/sign_in/issuer',
      component: lazyRouteComponent(() => import('../sign-in/issuer-page.js'), 'IssuerPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/forgot_password',
      component: lazyRouteComponent(() => import('../sign-in/forgot-password-page.js'), 'ForgotPasswordPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/password_reset/$token',
      component: lazyRouteComponent(frame, 'PasswordResetPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/verify_email/$token',
      component: lazyRouteComponent(frame, 'VerifyEmailPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/invitations/$token',
      component: lazyRouteComponent(frame, 'InvitationPage'),
    }),
  ] as const;
}
