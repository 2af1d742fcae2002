import type { FastifyInstance } from 'fastify';
import { type Authorization, GRANTS, reject, type TokenForm, type Tokens } from '../../network/oauth.js';
import { isSandboxKey } from '../../server/bearer.js';
import { acceptUrlencoded } from '../../server/forms.js';

export function tokenRoutes(app: FastifyInstance, authorization: Authorization): void {
  acceptUrlencoded(app);
  app.post<{ Body: TokenForm }>('/token', async (request, reply) => {
    const form = request.body ?? {};
    request.call.summary = form['grant_type'] ?? '';
    const clientId = form['client_id'];
    if (!isSandboxKey(clientId) || !isSandboxKey(form['client_secret']))
      return reject(reply, 401, 'invalid_client', 'The OAuth client was not found.');
    const grant = GRANTS[form['grant_type'] ?? ''];
    if (!grant) return reject(reply, 400, 'unsupported_grant_type', `Invalid grant_type: ${form['grant_type'] ?? ''}`);
    const tokens = grant(authorization, form, clientId);
    return tokens
      ? tokensResponse(tokens, form['grant_type'] === 'authorization_code')
      : reject(reply, 400, 'invalid_grant', 'Bad Request');
  });

  app.post<{ Body: TokenForm; Querystring: TokenForm }>('/revoke', async (request, reply) => {
    const token = request.query['token'] ?? request.body?.['token'] ?? '';
    return authorization.revoke(token) ? {} : reject(reply, 400, 'invalid_token', 'Token expired or revoked');
  });
}

/** Returns the tokens. A refresh returns no new refresh token. */
function tokensResponse(tokens: Tokens, isFirst: boolean): object {
  return {
    access_token: tokens.accessToken,
    expires_in: tokens.expiresIn,
    ...(isFirst && { refresh_token: tokens.refreshToken }),
    scope: tokens.scope,
    token_type: 'Bearer',
  };
}
