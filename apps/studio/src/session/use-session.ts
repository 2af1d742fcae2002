import { useSyncExternalStore } from 'react';
import type { SessionState } from './session-store.js';
import { sessionStore } from './session.js';

/** The session of this page, as it changes. */
export const useSession = (): SessionState => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
