import type { FastifyRequest } from 'fastify';
import { Accounts } from '../../network/accounts.js';
import { openNetwork } from '../../network/consent.js';
import type { Session } from '../../network/oauth.js';
import { bearerToken } from '../../server/bearer.js';
import { VendorError } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';
import { accountRoutes } from './account.routes.js';
import { pageRoutes, viewOf } from './page.routes.js';
import { Publishes } from './publish.js';
import { publishRoutes, videoRoutes } from './publish.routes.js';
import { renderTiktokError } from './tiktok.js';
import { uploadRoutes } from './upload.routes.js';

const TOKEN_SECONDS = 86_400;

/** A network for short videos with TikTok's protocol. */
export const shortvideo: Vendor = {
  name: 'shortvideo',
  renderError: renderTiktokError,
  posts(sandbox, origin) {
    const accounts = new Accounts(sandbox.database, 'shortvideo');
    return new Publishes(sandbox)
      .posts()
      .map((publish) => ({ id: String(publish.postId), ...viewOf(publish, accounts, origin) }));
  },
  routes(app, sandbox) {
    const { accounts, authorization } = openNetwork(app, sandbox, {
      network: 'shortvideo',
      path: '/v2/auth/authorize',
      clientParameter: 'client_key',
      scopeParameter: 'scopes',
      tokenSeconds: TOKEN_SECONDS,
    });
    const publishes = new Publishes(sandbox);
    const sessionWith = (request: FastifyRequest, scope: string): Session => {
      const session = authorization.session(bearerToken(request));
      if (!session) throw new VendorError('unauthorized', 'The access token is invalid or not found in the request.');
      if (!session.scopes.includes(scope))
        throw new VendorError('unauthorized', `The user did not authorize the scope ${scope}.`, 'scope_not_authorized');
      return session;
    };
    accountRoutes(app, authorization, accounts, sessionWith);
    publishRoutes(app, sandbox, publishes, sessionWith);
    uploadRoutes(app, sandbox, publishes);
    videoRoutes(app, sandbox, publishes, sessionWith);
    pageRoutes(app, sandbox, publishes, accounts);
  },
};
