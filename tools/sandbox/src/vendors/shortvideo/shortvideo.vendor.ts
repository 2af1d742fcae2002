import type { FastifyRequest } from 'fastify';
import { Accounts } from '../../network/accounts.js';
import { consentRoutes } from '../../network/consent.js';
import { Authorization, type Session } from '../../network/oauth.js';
import { bearerToken } from '../../server/bearer.js';
import { Failure } from '../../server/failure.js';
import type { Vendor } from '../../server/vendor.js';
import { accountRoutes } from './account.routes.js';
import { pageRoutes, viewOf } from './page.routes.js';
import { Publishes } from './publish.js';
import { publishRoutes, videoRoutes } from './publish.routes.js';
import { renderTiktokFailure } from './tiktok.js';
import { uploadRoutes } from './upload.routes.js';

const TOKEN_SECONDS = 86_400;

/** A network for short videos that speaks TikTok's protocol. */
export const shortvideo: Vendor = {
  name: 'shortvideo',
  renderFailure: renderTiktokFailure,
  posts(world, origin) {
    const accounts = new Accounts(world.database, 'shortvideo');
    return new Publishes(world)
      .posts()
      .map((publish) => ({ id: String(publish.postId), ...viewOf(publish, accounts, origin) }));
  },
  routes(app, world) {
    const accounts = new Accounts(world.database, 'shortvideo');
    const authorization = new Authorization(world.database, 'shortvideo', world.settings.tokenSeconds ?? TOKEN_SECONDS);
    const publishes = new Publishes(world);
    const sessionWith = (request: FastifyRequest, scope: string): Session => {
      const session = authorization.session(bearerToken(request));
      if (!session) throw new Failure('unauthorized', 'The access token is invalid or not found in the request.');
      if (!session.scopes.includes(scope))
        throw new Failure('unauthorized', `The user did not authorize the scope ${scope}.`, 'scope_not_authorized');
      return session;
    };
    const dialect = {
      network: 'shortvideo',
      path: '/v2/auth/authorize',
      clientParameter: 'client_key',
      scopeParameter: 'scopes',
    } as const;
    consentRoutes(app, world, dialect, authorization, accounts);
    accountRoutes(app, authorization, accounts, sessionWith);
    publishRoutes(app, world, publishes, sessionWith);
    uploadRoutes(app, world, publishes);
    videoRoutes(app, world, publishes, sessionWith);
    pageRoutes(app, world, publishes, accounts);
  },
};
