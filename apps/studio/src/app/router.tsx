import { createRouter } from '@tanstack/react-router';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { LoadError, NotFound } from './error-pages.js';
import { queries } from './queries.js';
import { routeTree } from './routes.js';

export const router = createRouter({
  routeTree,
  basepath: '/studio',
  context: { queries },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: LoadError,
  defaultPendingComponent: () => <SkeletonRows />,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
