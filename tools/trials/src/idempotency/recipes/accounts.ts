import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { URI, type TOTP } from 'otpauth';
import { PASSWORD, requestText } from '../../support/tenant.js';
import type { Prepared, Recipes, Scene } from '../scene.js';

/** A session of a user with an authenticator app proves its second factor again. */
async function challenged(scene: Scene): Promise<Prepared> {
  const as = await scene.person();
  const enrolled = { password: PASSWORD };
  const path = '/auth/second_factors/totp';
  const { id, otpauth_uri } = await scene.call<{ id: string; otpauth_uri: string }>('base', 'POST', path, enrolled, as);
  const code = (URI.parse(otpauth_uri) as TOTP).generate();
  await scene.call('base', 'POST', `/auth/second_factors/${id}/confirm`, { code }, as);
  return { path: '/auth/second_factor/challenge', as };
}

/** A user accepts an invitation, whose token only its mail contains. */
async function invited(scene: Scene): Promise<Prepared> {
  const as = await scene.person();
  const token = randomBytes(32).toString('base64url');
  await scene.rows(
    `INSERT INTO base.invitation (organization_id, email, role, inviter_id, hash, expires_at)
     SELECT $1, $2, 'viewer', user_id, $3, now() + interval '1 day' FROM base.membership
     WHERE organization_id = $1 AND role = 'owner' LIMIT 1`,
    [scene.tenant.organizationId, as.email, createHash('sha256').update(token).digest()],
  );
  return { path: `/invitations/${token}/accept`, as };
}

/** Work of a generation is paid that nobody can collect any more, as if its vendor had ended it after a stop. */
async function paid(scene: Scene): Promise<Prepared> {
  const id = await requestText(scene.tenant, 'A text that is left');
  await scene.until<{ status: string }>('base', `/generations/${id}`, ({ status }) => status === 'completed');
  await scene.rows(`UPDATE base.generation SET uncollected = 1000000, left_at = now() WHERE id = $1`, [id]);
  return { path: `/organizations/${scene.tenant.organizationId}/uncollected_work/pay` };
}

export const ACCOUNT_RECIPES: Recipes = {
  'base /auth/second_factor/challenge': challenged,
  'base /persisted_tokens': () => ({ path: '/persisted_tokens', body: { name: 'Once' } }),
  'base /organizations': () => ({ path: '/organizations', body: { organization: { name: 'Once' } } }),
  'base /organizations/{organization_id}/members': async (scene) => ({
    path: `/organizations/${scene.tenant.organizationId}/members`,
    body: { email: (await scene.person()).email, role: 'editor' },
  }),
  'base /invitations/{token}/accept': invited,
  'base /organizations/{organization_id}/uncollected_work/pay': paid,
  'base /agents': () => ({ path: '/agents', body: { agent: { name: `Once ${randomUUID()}` } } }),
};
