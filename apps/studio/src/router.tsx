import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { HomePage } from './home/home-page.js';

const rootRoute = createRootRoute({ component: Outlet });
const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomePage });

export const router = createRouter({
  routeTree: rootRoute.addChildren([homeRoute]),
  basepath: '/studio',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
