import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openNetwork } from '../../network/consent.js';
import { type Authorization, reject, type Session, type TokenForm } from '../../network/oauth.js';
import { listPosts, type PageDialect, postPages } from '../../network/post-pages.js';
import { bearerToken, isSandboxKey } from '../../server/bearer.js';
import { VendorError } from '../../server/vendor-error.js';
import { acceptUrlencoded } from '../../server/forms.js';
import type { Vendor } from '../../server/vendor.js';
import { XMediaShelf } from './media.js';
import { Tweets, userIdOf } from './tweets.js';
import { renderXError } from './x.js';

const TOKEN_SECONDS = 7_200;

const pages: PageDialect = { network: 'microblog', route: '/i/status/:id', pathOf: ({ id }) => `/i/status/${id}` };

/** A network for short texts with the protocol of X. */
export const microblog: Vendor = {
  name: 'microblog',
  renderError: renderXError,
  posts: (sandbox, origin) => listPosts(sandbox, origin, pages),
  routes(app, sandbox) {
    const { accounts, authorization } = openNetwork(app, sandbox, {
      network: 'microblog',
      path: '/i/oauth2/authorize',
      clientParameter: 'client_id',
      scopeParameter: 'scope',
      tokenSeconds: TOKEN_SECONDS,
    });
    const sessionWith = (request: FastifyRequest, scope: string): Session => {
      const session = authorization.session(bearerToken(request));
      if (!session) throw new VendorError('unauthorized', 'Unauthorized');
      if (!session.scopes.includes(scope))
        throw new VendorError('forbidden', `The scope ${scope} is missing.`, 'not-authorized-for-resource');
      return session;
    };
    tokenRoutes(app, authorization);
    app.get('/2/users/me', async (request) => {
      const { handle } = sessionWith(request, 'users.read');
      const { name } = accounts.getOrMake(handle);
      return { data: { id: userIdOf(accounts, handle), name, username: handle } };
    });
    const shelf = new XMediaShelf(sandbox);
    shelf.routes(app, sessionWith);
    new Tweets(sandbox, accounts, shelf, sessionWith).routes(app);
    postPages(app, sandbox, pages);
  },
};

/** Grants tokens. Codes need their verifier, and a refresh token can be used once. */
function tokenRoutes(app: FastifyInstance, authorization: Authorization): void {
  acceptUrlencoded(app);
  app.post<{ Body: TokenForm }>('/2/oauth2/token', async (request, reply) => {
    const form = request.body ?? {};
    request.call.summary = form['grant_type'] ?? '';
    const clientId = clientOf(request);
    if (!clientId) return reject(reply, 401, 'unauthorized_client', 'Missing valid authorization header');
    const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier } = form;
    const tokens =
      form['grant_type'] === 'refresh_token'
        ? authorization.rotate(form['refresh_token'] ?? '', clientId)
        : verifier
          ? authorization.exchangeCode({ code, clientId, redirectUri, verifier })
          : null;
    if (!tokens) return reject(reply, 400, 'invalid_request', 'Value passed for the token was invalid.');
    const { accessToken, refreshToken, expiresIn, scope } = tokens;
    return {
      token_type: 'bearer',
      expires_in: expiresIn,
      access_token: accessToken,
      scope,
      refresh_token: refreshToken,
    };
  });
  app.post<{ Body: TokenForm }>('/2/oauth2/revoke', async (request, reply) => {
    if (!clientOf(request)) return reject(reply, 401, 'unauthorized_client', 'Missing valid authorization header');
    authorization.revoke(request.body?.['token'] ?? '');
    return { revoked: true };
  });
}

/** Returns the client that authenticates with `Authorization: Basic`. */
function clientOf(request: FastifyRequest): string | undefined {
  const encoded = /^Basic\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const [id, secret] = Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
  return isSandboxKey(id) && isSandboxKey(secret) ? id : undefined;
}
