import type { FastifyRequest } from 'fastify';
import { Accounts } from '../../network/accounts.js';
import { consentRoutes } from '../../network/consent.js';
import { Authorization, type Session } from '../../network/oauth.js';
import { bearerToken } from '../../server/bearer.js';
import { Failure } from '../../server/failure.js';
import type { Vendor } from '../../server/vendor.js';
import { renderGoogleFailure } from './google.js';
import { Library } from './library.js';
import { pageRoutes, viewOf } from './page.routes.js';
import { tokenRoutes } from './token.routes.js';
import { uploadRoutes } from './upload.routes.js';
import { videoRoutes } from './video.routes.js';

const TOKEN_SECONDS = 3_599;

/** A network for videos of any length that speaks YouTube's protocol. */
export const videohost: Vendor = {
  name: 'videohost',
  renderFailure: renderGoogleFailure,
  posts(world, origin) {
    const accounts = new Accounts(world.database, 'videohost');
    return new Library(world).watchable().map((video) => ({ id: video.id, ...viewOf(video, accounts, origin) }));
  },
  routes(app, world) {
    const accounts = new Accounts(world.database, 'videohost');
    const authorization = new Authorization(world.database, 'videohost', world.settings.tokenSeconds ?? TOKEN_SECONDS);
    const library = new Library(world);
    const sessionOf = (request: FastifyRequest, scope: RegExp): Session => {
      const session = authorization.session(bearerToken(request));
      if (!session) throw new Failure('unauthorized', 'Request had invalid authentication credentials.');
      if (!session.scopes.some((each) => scope.test(each))) {
        throw new Failure('forbidden', 'Request had insufficient authentication scopes.', 'insufficientPermissions');
      }
      return session;
    };
    const dialect = {
      network: 'videohost',
      path: '/o/oauth2/v2/auth',
      clientParameter: 'client_id',
      scopeParameter: 'scope',
    } as const;
    consentRoutes(app, world, dialect, authorization, accounts);
    tokenRoutes(app, authorization);
    videoRoutes(app, world, library, accounts, sessionOf);
    uploadRoutes(app, world, library, accounts, sessionOf);
    pageRoutes(app, world, library, accounts);
  },
};
