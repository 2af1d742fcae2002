import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeApi } from '@reelsheet/platform-http';
import { DeclaredRoute } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { BaseUnderTest, OPERATOR_KEY, type Person } from '../support/harness.js';

interface Request {
  readonly path: string;
  readonly body?: object;
  /** Bearer token to use instead of the owner's key. */
  readonly bearer?: string;
  readonly headers?: Record<string, string>;
}

interface AuditedRequest {
  readonly action: string;
  readonly request: () => Request | Promise<Request>;
}

const PASSWORD = 'correct horse';

let base: BaseUnderTest;
let owner: Person;
let guest: Person;
/** Responses of the routes so far. */
const made: Record<string, any> = {};

const organization = () => `/organizations/${made['POST /organizations'].id}` as const;
const agent = () => `/agents/${made['POST /agents'].agent.id}` as const;
const token = () => made['POST /persisted_tokens'].id as number;
const credentials = () => ({ email: owner.email, password: PASSWORD });
const session = async () => {
  const { body } = await base.call('POST', '/auth/sign_in', { body: credentials() });
  return body.access_token;
};

/** Routes that change permissions or credentials, in an order in which they succeed. */
const AUDITED_REQUESTS: Record<string, AuditedRequest> = {
  'POST /organizations': {
    action: 'organization.created',
    request: () => ({ path: '/organizations', body: { organization: { name: 'Studio' } } }),
  },
  'PATCH /organizations/{organization_id}': {
    action: 'organization.renamed',
    request: () => ({ path: organization(), body: { organization: { name: 'Workshop' } } }),
  },
  'POST /organizations/{organization_id}/members': {
    action: 'member.added',
    request: () => ({ path: `${organization()}/members`, body: { email: guest.email, role: 'viewer' } }),
  },
  'PATCH /organizations/{organization_id}/members/{user_id}': {
    action: 'member.role_changed',
    request: () => ({ path: `${organization()}/members/${guest.id}`, body: { role: 'editor' } }),
  },
  'DELETE /organizations/{organization_id}/members/{user_id}': {
    action: 'member.removed',
    request: () => ({ path: `${organization()}/members/${guest.id}` }),
  },
  'POST /organizations/{organization_id}/uncollected_work/pay': {
    action: 'uncollected_work.paid',
    request: () => ({ path: `${organization()}/uncollected_work/pay` }),
  },
  'POST /operator/credit_grants': {
    action: 'credits.granted',
    request: () => ({
      path: '/operator/credit_grants',
      headers: { 'X-Operator-Key': OPERATOR_KEY },
      body: { organization_id: owner.personalId, amount: 5, reason: 'trial', idempotency_key: 'trial' },
    }),
  },
  'POST /agents': {
    action: 'agent.created',
    request: () => ({ path: '/agents', body: { agent: { name: 'Nova' } } }),
  },
  'PATCH /agents/{agent_id}': {
    action: 'agent.updated',
    request: () => ({ path: agent(), body: { agent: { description: 'calm' } } }),
  },
  'PATCH /agents/{agent_id}/automation_config': {
    action: 'automation_config.updated',
    request: () => ({
      path: `${agent()}/automation_config`,
      body: { automation_config: { polling_enabled: true } },
    }),
  },
  'POST /agents/{agent_id}/automation_config/rotate_secret': {
    action: 'automation_config.secret_rotated',
    request: () => ({ path: `${agent()}/automation_config/rotate_secret` }),
  },
  'DELETE /agents/{agent_id}': { action: 'agent.deleted', request: () => ({ path: agent() }) },
  'DELETE /organizations/{organization_id}': {
    action: 'organization.deleted',
    request: () => ({ path: organization() }),
  },
  'POST /persisted_tokens': {
    action: 'access_key.created',
    request: () => ({ path: '/persisted_tokens', body: { name: 'second' } }),
  },
  'PATCH /persisted_tokens/{id}': {
    action: 'access_key.renamed',
    request: () => ({ path: `/persisted_tokens/${token()}`, body: { persisted_token: { name: 'renamed' } } }),
  },
  'PATCH /personal_access_tokens/{token_id}': {
    action: 'access_key.renamed',
    request: () => ({ path: `/personal_access_tokens/${token()}`, body: { name: 'renamed again' } }),
  },
  'DELETE /personal_access_tokens/{token_id}': {
    action: 'access_key.revoked',
    request: () => ({ path: `/personal_access_tokens/${token()}` }),
  },
  'POST /auth/sign_in': {
    action: 'user.signed_in',
    request: () => ({ path: '/auth/sign_in', body: credentials() }),
  },
  'POST /auth/sign_out': {
    action: 'user.signed_out',
    request: async () => ({ path: '/auth/sign_out', bearer: await session() }),
  },
  'DELETE /auth/sessions/{id}': {
    action: 'session.ended',
    request: async () => {
      const bearer = await session();
      const { body } = await base.call('GET', '/auth/sessions', { bearer });
      return { path: `/auth/sessions/${body.find(({ current }: { current: boolean }) => !current)!.id}`, bearer };
    },
  },
  'PATCH /me': {
    action: 'user.renamed',
    request: async () => ({ path: '/me', bearer: await session(), body: { name: 'Renamed' } }),
  },
  'PATCH /me/password': {
    action: 'user.password_changed',
    request: async () => ({
      path: '/me/password',
      bearer: await session(),
      body: { current_password: PASSWORD, new_password: PASSWORD },
    }),
  },
};

/** Routes tested by other specs because they need a vendor, a network, a mail, another user or an error. */
const TESTED_ELSEWHERE: Record<string, string> = {
  'DELETE /me': 'account-deletion',
  'POST /auth/sign_up': 'audit',
  'POST /auth/refresh': 'audit',
  'POST /auth/sign_out_browser': 'refresh-cookie',
  'POST /auth/sign_out_everywhere': 'sessions',
  'POST /auth/password_reset': 'password-reset',
  'POST /auth/password_reset/{token}': 'password-reset',
  'POST /auth/verify_email': 'account-proof',
  'POST /auth/verify_email/{token}': 'account-proof',
  'POST /invitations/{token}/accept': 'account-proof',
  'DELETE /organizations/{organization_id}/invitations/{invitation_id}': 'account-proof',
  'DELETE /organizations/{organization_id}/membership': 'factor-requirement',
  'POST /auth/second_factor': 'second-factor-sign-in',
  'POST /auth/second_factor/challenge': 'fresh-factor',
  'POST /auth/second_factor/passkey_options': 'passkeys',
  'POST /auth/second_factors/passkeys/options': 'passkeys',
  'POST /auth/second_factors/passkeys': 'passkeys',
  'POST /auth/second_factors/totp': 'second-factors',
  'POST /auth/second_factors/{id}/confirm': 'second-factors',
  'PATCH /auth/second_factors/{id}': 'second-factors',
  'POST /auth/second_factors/{id}/remove': 'second-factors',
  'POST /auth/second_factors/recovery_codes': 'second-factors',
  'DELETE /persisted_tokens/{id}/revoke': 'audit',
  'DELETE /persisted_tokens/revoke_all': 'audit',
  'PATCH /agents/{agent_id}/core': 'vendor-keys',
  'POST /agents/{agent_id}/voice/integrations/vendor_a': 'voices',
  'POST /agents/{agent_id}/voice/integrations/vendor_a/test': 'voices',
  'DELETE /agents/{agent_id}/voice/integrations/vendor_a': 'voices',
  'POST /agents/{agent_id}/social_accounts/{platform}/connect': 'social-accounts',
  'DELETE /agents/{agent_id}/social_accounts/{id}': 'social-accounts',
  'POST /social_accounts/undo': 'social-accounts',
  'PUT /organizations/{organization_id}/attention/dismissals/{kind}/{item_id}': 'dismissals',
  'DELETE /organizations/{organization_id}/attention/dismissals/{kind}/{item_id}': 'dismissals',
};

/**
 * Content and deliveries are tracked by versions, events and jobs instead of the audit log, notifications concern
 * their reader alone, and presence is not stored.
 */
const CONTENT = new RegExp(
  `/(${[
    ...['autocontentengine', 'vidsheet', 'content_resources', 'asset_folders', 'direct_upload', 'resumable_uploads'],
    ...['generations', 'render_jobs', 'schedule', 'schedule_slots', 'templates', 'transcriptions', 'user_jobs'],
    ...['avatars', 'vendor_callbacks', 'deliveries', 'presence', 'notifications', 'notification_preferences'],
    ...['notification_mails', 'test_webhook', 'test_callback'],
  ].join('|')})\\b|/voice/(?!integrations)`,
);

beforeAll(async () => {
  base = await BaseUnderTest.start();
  [owner, guest] = [await base.person(), await base.person()];
});
afterAll(() => base?.stop());

const entries = (after: number): Promise<any[]> =>
  base.http
    .get(DataSource)
    .query(
      `SELECT id, organization_id, action, user_id, key_id, address, hash FROM audit.entry WHERE id > $1 ORDER BY id`,
      [after],
    );

it('classifies every route that changes something as audited or not', () => {
  const changing = DeclaredRoute.all(describeApi(base.http, 'base', base.url))
    .filter(({ method }) => method !== 'GET')
    .map(({ name }) => name);
  const named = [...Object.keys(AUDITED_REQUESTS), ...Object.keys(TESTED_ELSEWHERE)];
  expect(changing.filter((name) => !CONTENT.test(name)).toSorted()).toEqual(named.toSorted());
});

it.each(Object.entries(AUDITED_REQUESTS))(
  '%s is recorded once with the user, the key and the address',
  async (route, act) => {
    const { path, bearer, ...request } = await act.request();
    const last = (await entries(0)).at(-1)?.id ?? 0;
    const answer = await base.call(route.split(' ')[0]!, path, {
      ...(bearer ? { bearer } : { key: owner.key }),
      ...request,
    });
    made[route] = answer.body;
    expect(answer.status).toBeLessThan(300);
    const isOwn = !request.headers;
    const byKey = isOwn && !bearer && !path.startsWith('/auth');
    expect(await entries(last)).toEqual([
      expect.objectContaining({
        action: act.action,
        address: '127.0.0.1',
        user_id: isOwn ? owner.id : null,
        key_id: byKey ? expect.any(Number) : null,
      }),
    ]);
  },
);

it('has one valid chain per organization', async () => {
  const { body } = await base.call('GET', `/organizations/${owner.personalId}/audit_log/verification`, {
    bearer: await session(),
  });
  expect(body).toMatchObject({ broken: [], next_cursor: null });
  expect(body.checked).toBeGreaterThan(10);
});
