import { answerCheck } from '@reelsheet/provider-common';
import { type Static, Type } from 'typebox';
import { PublishError } from '../errors.js';
import type { NetworkResponse } from '../network-client.js';
import type { AuthorizeRequest, CodeExchange, Grant, Tokens } from '../port.js';
import { Done, type GraphApi } from './graph.api.js';

export interface MetaApp {
  /** `https://graph.facebook.com/v25.0` */
  readonly apiUrl: string;
  /** `https://www.facebook.com/v25.0/dialog/oauth` */
  readonly authorizeUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const DAY_MS = 86_400_000;
/** Lifetime of a long-lived token if the network does not report it. */
const DEFAULT_TOKEN_LIFETIME_SECONDS = 60 * 86_400;
/** Page tokens do not expire, but the user token that renews them does, and can be renewed only before it expires. */
const RENEW_AFTER_MS = 7 * DAY_MS;

const UserToken = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expires_in: Type.Optional(Type.Number()),
});

const PageList = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1 }),
      access_token: Type.Optional(Type.String({ minLength: 1 })),
      instagram_business_account: Type.Optional(Type.Object({ id: Type.String() })),
    }),
  ),
});

type ManagedPage = Static<typeof PageList>['data'][number];

/** Error codes of expired or revoked codes and tokens during login. */
const REVOKED_GRANT_CODES = new Set(['100', '190', '102']);

/**
 * Facebook Login for pages: the consent yields a user token, which yields page tokens; the first suitable page is the
 * account. The page token is used as access token, the user token as refresh token.
 */
export class PageLogin {
  constructor(
    private readonly api: GraphApi,
    private readonly app: MetaApp,
    private readonly scopes: string,
    private readonly isSuitable: (page: ManagedPage) => boolean,
  ) {}

  authorizeUrl({ state, redirectUri }: AuthorizeRequest): string {
    const url = new URL(this.app.authorizeUrl);
    url.search = new URLSearchParams({
      client_id: this.app.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: this.scopes,
      state,
    }).toString();
    return url.toString();
  }

  async exchangeCode({ code, redirectUri }: CodeExchange): Promise<Tokens> {
    const { access_token: shortLived } = await this.userToken({ code, redirect_uri: redirectUri });
    return this.renew(shortLived);
  }

  async renew(userToken: string): Promise<Tokens> {
    const exchange = { grant_type: 'fb_exchange_token', fb_exchange_token: userToken };
    const { access_token: longLived, expires_in: life = DEFAULT_TOKEN_LIFETIME_SECONDS } =
      await this.userToken(exchange);
    const now = Date.now();
    return {
      accessToken: await this.pageToken(longLived),
      refreshToken: longLived,
      expiresAt: new Date(now + Math.min(RENEW_AFTER_MS, life * 1_000)),
      refreshExpiresAt: new Date(now + life * 1_000),
      scopes: this.scopes.split(','),
    };
  }

  async revoke({ accessToken, refreshToken }: Grant): Promise<void> {
    try {
      const call = { step: 'authorize', method: 'DELETE', path: '/me/permissions', data: Done } as const;
      await this.api.call({ ...call, accessToken: refreshToken ?? accessToken });
    } catch (error) {
      if (!(error instanceof PublishError && error.code === 'token_expired')) throw error;
    }
  }

  private async pageToken(accessToken: string): Promise<string> {
    const query = { fields: 'id,access_token,instagram_business_account', limit: '100' };
    const { data } = await this.api.get({ step: 'account', path: '/me/accounts', query, accessToken, data: PageList });
    const page = data.find((each) => each.access_token && this.isSuitable(each));
    if (page) return page.access_token!;
    throw new PublishError(this.api.client.platform, 'account_unusable', 'account', {
      reason: 'no page that can be posted to was granted',
    });
  }

  private userToken(grant: Readonly<Record<string, string>>): Promise<Static<typeof UserToken>> {
    const { apiUrl, clientId, clientSecret } = this.app;
    const check = answerCheck(this.api.client.platform, UserToken);
    return this.api.client.call({
      step: 'authorize',
      url: `${apiUrl}/oauth/access_token`,
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...grant }),
      read: (answer) => {
        if (answer.status === 200) return check(answer.body);
        throw this.grantError(answer);
      },
    });
  }

  private grantError(answer: NetworkResponse): PublishError {
    const errorFrom = this.api.errorFrom('authorize', answer);
    const { platform } = this.api.client;
    if (errorFrom.vendorCode === '101') return new PublishError(platform, 'misconfigured', 'authorize', errorFrom);
    return REVOKED_GRANT_CODES.has(errorFrom.vendorCode ?? '')
      ? new PublishError(platform, 'token_revoked', 'authorize', errorFrom)
      : errorFrom;
  }
}
