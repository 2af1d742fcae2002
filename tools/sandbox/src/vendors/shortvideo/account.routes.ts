import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../../network/accounts.js';
import { type Authorization, GRANTS, type Session, type TokenForm, type Tokens } from '../../network/oauth.js';
import { isSandboxKey } from '../../server/bearer.js';
import { VendorError } from '../../server/vendor-error.js';
import { acceptUrlencoded } from '../../server/forms.js';
import { originOf } from '../../server/origin.js';
import { MAX_VIDEO_SECONDS, logId, PRIVACY_LEVELS, tiktokBody } from './tiktok.js';

const REFRESH_SECONDS = 365 * 86_400;

/** Routes for tokens and account data. */
export function accountRoutes(
  app: FastifyInstance,
  authorization: Authorization,
  accounts: Accounts,
  sessionWith: (request: FastifyRequest, scope: string) => Session,
): void {
  acceptUrlencoded(app);
  app.post<{ Body: TokenForm }>('/v2/oauth/token', async (request, reply) => {
    const form = request.body ?? {};
    request.call.summary = form['grant_type'] ?? '';
    const clientId = form['client_key'];
    if (!isSandboxKey(clientId) || !isSandboxKey(form['client_secret'])) {
      return reject(reply, 401, 'invalid_client', 'Client key or secret is incorrect.');
    }
    const grant = GRANTS[form['grant_type'] ?? ''];
    if (!grant) return reject(reply, 400, 'unsupported_grant_type', 'Unsupported grant type.');
    const tokens = grant(authorization, form, clientId);
    return tokens
      ? tokensResponse(tokens, accounts)
      : reject(reply, 400, 'invalid_grant', 'The code or refresh token is invalid or expired.');
  });

  app.post<{ Body: TokenForm }>('/v2/oauth/revoke', async (request) => {
    authorization.revoke(request.body?.['token'] ?? '');
    return {};
  });

  app.get<{ Querystring: { fields?: string } }>('/v2/user/info', async (request) => {
    const session = sessionWith(request, 'user.info.basic');
    const user = userOf(accounts, session, originOf(request));
    const requested = (request.query.fields ?? '').split(',').filter(Boolean);
    if (requested.length === 0) throw new VendorError('invalid', 'The fields parameter is required.');
    return tiktokBody({
      user: Object.fromEntries(requested.filter((field) => field in user).map((field) => [field, user[field]])),
    });
  });

  app.post('/v2/post/publish/creator_info/query', async (request) => {
    const session = sessionWith(request, 'video.publish');
    const user = userOf(accounts, session, originOf(request));
    return tiktokBody({
      creator_avatar_url: user['avatar_url'],
      creator_username: user['username'],
      creator_nickname: user['display_name'],
      privacy_level_options: PRIVACY_LEVELS,
      comment_disabled: false,
      duet_disabled: false,
      stitch_disabled: false,
      max_video_post_duration_sec: MAX_VIDEO_SECONDS,
    });
  });
}

function tokensResponse(tokens: Tokens, accounts: Accounts): object {
  return {
    access_token: tokens.accessToken,
    expires_in: tokens.expiresIn,
    open_id: accounts.get(tokens.handle)?.id,
    refresh_expires_in: REFRESH_SECONDS,
    refresh_token: tokens.refreshToken,
    scope: tokens.scope,
    token_type: 'Bearer',
  };
}

function userOf(accounts: Accounts, session: Session, origin: string): Record<string, unknown> {
  const account = accounts.getOrMake(session.handle);
  return {
    open_id: account.id,
    union_id: `u-${account.id}`,
    display_name: account.name,
    username: account.handle,
    avatar_url: `${origin}/shortvideo/avatar/${account.handle}.png`,
    profile_deep_link: `${origin}/shortvideo/@${account.handle}`,
    bio_description: '',
    is_verified: false,
  };
}

function reject(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description, log_id: logId() });
}
