import type { UserView } from '@reelsheet/client';

/** An access token in the memory of this page, and the user that it belongs to. */
export interface Session {
  readonly token: string;
  /** Time in milliseconds since 1970 after which the token is not used any more. */
  readonly expiresAt: number;
  readonly user: UserView;
  /** The refresh token of an OpenID Connect issuer, for a session of it; base keeps its own in a cookie. */
  readonly issuerRefreshToken?: string;
}

/** `undefined` while nobody knows yet whether the browser has a session; `null` without one. */
export type SessionState = Session | null | undefined;

type SessionListener = (state: SessionState) => void;

/** The session of this page. No storage of the browser contains it, so that no other script finds it later. */
export class SessionStore {
  private state: SessionState;
  private readonly listeners = new Set<SessionListener>();

  readonly get = (): SessionState => this.state;

  set(state: Session | null): void {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }

  readonly subscribe = (listener: SessionListener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
