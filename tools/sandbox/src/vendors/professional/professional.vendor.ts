import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openNetwork } from '../../network/consent.js';
import { type Authorization, reject, type Session, type TokenForm } from '../../network/oauth.js';
import { listPosts, type PageDialect, postPages } from '../../network/post-pages.js';
import { bearerToken, isSandboxKey } from '../../server/bearer.js';
import { VendorError } from '../../server/vendor-error.js';
import { acceptUrlencoded } from '../../server/forms.js';
import type { Vendor } from '../../server/vendor.js';
import { Assets } from './assets.js';
import { renderLinkedinError } from './linkedin.js';
import { type MemberOf, Shares } from './shares.js';

const TOKEN_SECONDS = 60 * 86_400;
const REFRESH_SECONDS = 365 * 86_400;

const pages: PageDialect = {
  network: 'professional',
  route: '/feed/update/:id',
  pathOf: ({ id }) => `/feed/update/${encodeURIComponent(id)}/`,
};

/** A professional network with LinkedIn's protocol. */
export const professional: Vendor = {
  name: 'professional',
  renderError: renderLinkedinError,
  posts: (sandbox, origin) => listPosts(sandbox, origin, pages),
  routes(app, sandbox) {
    const { accounts, authorization } = openNetwork(app, sandbox, {
      network: 'professional',
      path: '/oauth/v2/authorization',
      clientParameter: 'client_id',
      scopeParameter: 'scope',
      tokenSeconds: TOKEN_SECONDS,
    });
    const sessionWith = (request: FastifyRequest, scope: string): Session => {
      const session = authorization.session(bearerToken(request));
      if (!session) throw new VendorError('unauthorized', 'Invalid access token');
      if (!session.scopes.includes(scope)) throw new VendorError('forbidden', `Not enough permissions: ${scope}`);
      return session;
    };
    const memberOf: MemberOf = (request, scope) => {
      const { handle } = sessionWith(request, scope);
      if (!/^\d{6}$/.test(String(request.headers['linkedin-version'])))
        throw new VendorError('invalid', 'A version must be present.', 'VERSION_MISSING');
      return { handle, urn: `urn:li:person:${accounts.getOrMake(handle).id}` };
    };
    tokenRoutes(app, authorization);
    app.get('/v2/userinfo', async (request) => {
      const { id, name, handle } = accounts.getOrMake(sessionWith(request, 'profile').handle);
      const [givenName] = name.split(' ');
      return { sub: id, name, given_name: givenName, email: `${handle}@example.com`, email_verified: true };
    });
    const assets = new Assets(sandbox, (request) => memberOf(request, 'w_member_social').urn);
    assets.routes(app);
    new Shares(sandbox, assets, memberOf).routes(app);
    postPages(app, sandbox, pages);
  },
};

function tokenRoutes(app: FastifyInstance, authorization: Authorization): void {
  acceptUrlencoded(app);
  app.post<{ Body: TokenForm }>('/oauth/v2/accessToken', async (request, reply) => {
    const form = request.body ?? {};
    request.call.summary = form['grant_type'] ?? '';
    const clientId = form['client_id'];
    if (!isSandboxKey(clientId) || !isSandboxKey(form['client_secret']))
      return reject(reply, 401, 'invalid_client', 'Client authentication failed');
    const { code = '', redirect_uri: redirectUri = '', refresh_token: refreshToken = '' } = form;
    const tokens =
      form['grant_type'] === 'refresh_token'
        ? authorization.refresh(refreshToken, clientId)
        : authorization.exchangeCode({ code, clientId, redirectUri });
    if (!tokens) return reject(reply, 400, 'invalid_grant', 'The code or the refresh token is not valid.');
    return {
      access_token: tokens.accessToken,
      expires_in: tokens.expiresIn,
      refresh_token: tokens.refreshToken,
      refresh_token_expires_in: REFRESH_SECONDS,
      scope: tokens.scope.replaceAll(' ', ','),
      token_type: 'Bearer',
    };
  });
  app.post<{ Body: TokenForm }>('/oauth/v2/revoke', async (request) => {
    authorization.revoke(request.body?.['token'] ?? '');
    return {};
  });
}
