import type { FastifyRequest } from 'fastify';
import { Accounts } from '../../network/accounts.js';
import { openNetwork } from '../../network/consent.js';
import type { Session } from '../../network/oauth.js';
import { bearerToken } from '../../server/bearer.js';
import { VendorError } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';
import { renderGoogleError } from './google.js';
import { Library } from './library.js';
import { pageRoutes, viewOf } from './page.routes.js';
import { tokenRoutes } from './token.routes.js';
import { uploadRoutes } from './upload.routes.js';
import { videoRoutes } from './video.routes.js';

const TOKEN_SECONDS = 3_599;

/** A network for videos of any length with YouTube's protocol. */
export const videohost: Vendor = {
  name: 'videohost',
  renderError: renderGoogleError,
  posts(sandbox, origin) {
    const accounts = new Accounts(sandbox.database, 'videohost');
    return new Library(sandbox).watchable().map((video) => ({ id: video.id, ...viewOf(video, accounts, origin) }));
  },
  routes(app, sandbox) {
    const { accounts, authorization } = openNetwork(app, sandbox, {
      network: 'videohost',
      path: '/o/oauth2/v2/auth',
      clientParameter: 'client_id',
      scopeParameter: 'scope',
      tokenSeconds: TOKEN_SECONDS,
    });
    const library = new Library(sandbox);
    const sessionOf = (request: FastifyRequest, scope: RegExp): Session => {
      const session = authorization.session(bearerToken(request));
      if (!session) throw new VendorError('unauthorized', 'Request had invalid authentication credentials.');
      if (!session.scopes.some((each) => scope.test(each))) {
        throw new VendorError(
          'forbidden',
          'Request had insufficient authentication scopes.',
          'insufficientPermissions',
        );
      }
      return session;
    };
    tokenRoutes(app, authorization);
    videoRoutes(app, sandbox, library, accounts, sessionOf);
    uploadRoutes(app, sandbox, library, accounts, sessionOf);
    pageRoutes(app, sandbox, library, accounts);
  },
};
