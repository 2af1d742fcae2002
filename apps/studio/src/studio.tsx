import { RouterProvider } from '@tanstack/react-router';
import { router } from './router.js';

/** The whole application. */
export function Studio() {
  return <RouterProvider router={router} />;
}
