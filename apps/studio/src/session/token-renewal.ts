import type { Session, SessionStore } from './session-store.js';

/** Runs work while no other page of this browser runs work of the same name. */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

interface RenewalOptions {
  readonly store: SessionStore;
  readonly exclusively: Exclusively;
  /** Requests a new access token after the one of a session, if there was one; null where the session has ended. */
  readonly requestToken: (present: Session | undefined) => Promise<Session | null>;
  readonly now: () => number;
  /** Gives the new session, or its end, to the other pages of this browser. */
  readonly share: (session: Session | null) => void;
}

const LOCK = 'reelsheet.renewal';
/** Milliseconds before its end at which a token is renewed, so that it does not end on the way. */
const MARGIN_MS = 30_000;

/**
 * Renews the access token: one request at a time over all pages of the browser, whose other pages receive the result
 * and request none of their own.
 */
export class TokenRenewal {
  private running: Promise<Session | null> | undefined;

  constructor(private readonly options: RenewalOptions) {}

  /** Returns a session whose token can be used now, or null where the user has to sign in. */
  async usable(): Promise<Session | null> {
    const session = this.options.store.get();
    if (session === null) return null;
    return session && !this.endsSoon(session) ? session : this.renew(session?.token);
  }

  /** Replaces a token that a service has rejected, unless another page has replaced it already. */
  renew(rejected: string | undefined): Promise<Session | null> {
    this.running ??= this.renewed(rejected).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private renewed(rejected: string | undefined): Promise<Session | null> {
    const { store, exclusively, requestToken, share } = this.options;
    return exclusively(LOCK, async () => {
      const present = store.get();
      if (present === null) return null;
      if (present && present.token !== rejected && !this.endsSoon(present)) return present;
      const session = await requestToken(present);
      const now = store.get();
      // The user has signed out, or in as somebody else, while the answer was on its way.
      if (now === null || now?.token !== present?.token) return now ?? null;
      store.set(session);
      share(session);
      return session;
    });
  }

  private endsSoon({ expiresAt }: Session): boolean {
    return expiresAt - MARGIN_MS <= this.options.now();
  }
}
