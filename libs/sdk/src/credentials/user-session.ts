import { ResponseError } from '../errors/errors.js';
import type { ApiCredentials } from './api-credentials.js';

/** Tokens of a session, as `auth.signIn` returns them. */
export interface SessionTokens {
  readonly access_token: string;
  /** Absent in browsers, which keep it in a cookie that scripts cannot read. */
  readonly refresh_token?: string;
  /** Seconds until the access token expires. */
  readonly expires_in: number;
}

export interface UserSession {
  /** Tokens of the session. A browser that has its cookie needs none. */
  readonly tokens?: SessionTokens;
  /** Called with each pair of new tokens before they are used: store them, because the old refresh token is invalid. */
  readonly onRenewed?: (tokens: SessionTokens) => void | Promise<void>;
}

/** Time before its end at which an access token is renewed, so that none expires on its way. */
const RENEWAL_MARGIN_MS = 30_000;

/** Credentials of a person who has signed in. One renewal at a time serves all calls. */
export class SessionCredentials implements ApiCredentials {
  private tokens: SessionTokens | undefined;
  private expiresAt = 0;
  private renewal: Promise<boolean> | undefined;

  constructor(
    private readonly options: UserSession,
    /** Sends `auth.refresh`. */
    private readonly refresh: (refreshToken: string | undefined) => Promise<SessionTokens>,
  ) {
    if (options.tokens) this.use(options.tokens);
  }

  async headers(): Promise<Readonly<Record<string, string>>> {
    if (Date.now() > this.expiresAt - RENEWAL_MARGIN_MS) await this.renew();
    return this.tokens ? { Authorization: `Bearer ${this.tokens.access_token}` } : {};
  }

  renew(): Promise<boolean> {
    this.renewal ??= this.renewed().finally(() => {
      this.renewal = undefined;
    });
    return this.renewal;
  }

  private async renewed(): Promise<boolean> {
    try {
      const tokens = await this.refresh(this.tokens?.refresh_token);
      await this.options.onRenewed?.(tokens);
      this.use(tokens);
      return true;
    } catch (error) {
      // The session has ended; the call that needed it gets its own 401.
      if (error instanceof ResponseError && error.status === 401) return false;
      throw error;
    }
  }

  private use(tokens: SessionTokens): void {
    this.tokens = tokens;
    this.expiresAt = Date.now() + tokens.expires_in * 1_000;
  }
}
