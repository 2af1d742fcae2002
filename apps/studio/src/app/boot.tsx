import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components';
import { publicAddress, readInstallation } from '../api/installation.js';
import { openServices } from '../api/services.js';
import { Toasts } from '../design/components/feedback/toasts.js';
import { useFocusReturn } from '../design/focus/use-focus-return.js';
import { closeLive } from '../live/live.js';
import { openSession, send, sessionStore } from '../session/session.js';
import type { SessionState } from '../session/session-store.js';
import { queries } from './queries.js';
import { router } from './router.js';

/** The whole application, once it is opened. */
export function App() {
  useFocusReturn();
  return (
    <I18nProvider locale="en-US">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Connects to the installation and finds out who is signed in. Returns false if the browser goes elsewhere. */
export async function open(): Promise<boolean> {
  const installation = await readInstallation();
  const elsewhere = import.meta.env.PROD ? publicAddress(installation.addresses, new URL(location.href)) : undefined;
  if (elsewhere !== undefined) {
    location.replace(elsewhere);
    return false;
  }
  openServices(installation, send);
  if (!(await openSession())) return false;
  followSession(sessionStore.get());
  return true;
}

/** Shows the sign-in once the session has ended, and forgets what belongs to another user. */
function followSession(before: SessionState): void {
  let previous = before;
  sessionStore.subscribe((next) => {
    const isOther = previous?.user.id !== next?.user.id;
    previous = next;
    if (!isOther) return;
    queries.clear();
    closeLive();
    void router.invalidate();
  });
}
