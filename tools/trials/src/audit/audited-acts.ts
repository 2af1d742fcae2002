import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { PASSWORD, type Tenant } from '../support/tenant.js';

/** The fields of a response that later acts need. */
export interface Answered {
  readonly id: number;
  readonly agent: { readonly id: number };
  readonly user: { readonly id: number };
  readonly invitation_id: number;
  readonly token: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly authorize_url: string;
}

/** A request that changes permissions, and the audit entry that it must cause. */
export interface Act {
  /** Name of the operation in its OpenAPI document. */
  readonly operation: string;
  /** URL of the called process; ends in `/v1`. */
  readonly address: string;
  readonly path: string;
  readonly body?: object | URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly action: string;
  /** Id of the acting user; null if unknown, absent if the response does not contain it. */
  readonly userId?: number | null;
  /** True if the request is authenticated by a key. */
  readonly isKeyed: boolean;
  /** True if the act is rejected and audited nevertheless. */
  readonly isRejected?: boolean;
}

export interface Person extends Tenant {
  readonly userId: number;
}

export interface Scenario {
  readonly fleet: OwnFleet;
  /** URL of a process of base that verifies email addresses by mail. */
  readonly mailing: string;
  readonly owner: Person;
  /** The person whom the owner adds to the organization, and who is erased. */
  readonly guest: Person;
  /** Sends a request that does not have to be audited. */
  readonly send: <Body = Answered>(method: string, path: string, more: Pick<Act, 'headers' | 'body'>) => Promise<Body>;
}

interface Details {
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly body?: object | URLSearchParams;
  readonly address?: string;
}

const MAIL_WITHIN_MS = 30_000;
const VENDOR_KEY = 'sandbox-my-own-key-1234';

type Acting<Result = void> = AsyncGenerator<Act, Result, Answered>;

/**
 * Every operation whose success is in the audit log, in an order in which they succeed. Each
 * receives the response of the previous one.
 */
export class AuditedActs {
  constructor(private readonly scenario: Scenario) {}

  async *all(): Acting {
    yield* this.ofAccounts();
    yield* this.ofKeys();
    const organizationId = yield* this.ofMembers();
    yield* this.ofAgents(organizationId);
    const fields = { organization_id: organizationId };
    yield this.keyed('DELETE /organizations/{organization_id}', 'organization.deleted', { fields });
    yield* this.mailed();
  }

  private async *ofAccounts(): Acting {
    const { owner, send } = this.scenario;
    const newcomer = { email: newAddress(), password: PASSWORD, name: 'On trial' };
    const { user } = yield this.open('POST /auth/sign_up', 'user.signed_up', { body: newcomer });
    // Signing out revokes keys too, so the user who is signed out is one without keys.
    const who = { email: newcomer.email, userId: user.id };
    const [right, wrong] = [credentials(owner), credentials(owner, 'wrong password')];
    yield this.open('POST /auth/sign_in', 'user.signed_in', right, owner.userId);
    yield { ...this.open('POST /auth/sign_in', 'user.sign_in_failed', wrong, owner.userId), isRejected: true };
    const { refresh_token } = await this.signIn(owner);
    const body = { refresh_token };
    const next = await send<Answered>('POST', '/auth/refresh', { headers: {}, body });
    await send('POST', '/auth/refresh', { headers: {}, body: { refresh_token: next.refresh_token } });
    yield { ...this.open('POST /auth/refresh', 'session.refresh_reused', { body }, owner.userId), isRejected: true };
    const ending = await this.bearing(who, 'DELETE /auth/sessions/{id}', 'session.ended', {});
    const sessions = await send<Session[]>('GET', '/auth/sessions', { headers: ending.headers });
    yield { ...ending, path: `/auth/sessions/${sessions.find(({ current }) => !current)!.id}` };
    const passwords = { current_password: PASSWORD, new_password: PASSWORD };
    yield await this.bearing(who, 'PATCH /me', 'user.renamed', { body: { name: 'On trial again' } });
    yield await this.bearing(who, 'PATCH /me/password', 'user.password_changed', { body: passwords });
    yield await this.bearing(who, 'POST /auth/sign_out', 'user.signed_out', {});
    yield await this.bearing(who, 'POST /auth/sign_out_everywhere', 'user.signed_out_everywhere', {});
  }

  private async *ofKeys(): Acting {
    const made = (name: string) => this.keyed('POST /persisted_tokens', 'access_key.created', { body: { name } });
    const { id } = yield made('second');
    const renamed = { fields: { id }, body: { persisted_token: { name: 'renamed' } } };
    yield this.keyed('PATCH /persisted_tokens/{id}', 'access_key.renamed', renamed);
    const fields = { token_id: id };
    const again = { fields, body: { name: 'renamed again' } };
    yield this.keyed('PATCH /personal_access_tokens/{token_id}', 'access_key.renamed', again);
    yield this.keyed('DELETE /personal_access_tokens/{token_id}', 'access_key.revoked', { fields });
    const { id: thirdId } = yield made('third');
    yield this.keyed('DELETE /persisted_tokens/{id}/revoke', 'access_key.revoked', { fields: { id: thirdId } });
  }

  /** Returns the id of their organization. */
  private async *ofMembers(): Acting<number> {
    const { fleet, mailing, guest } = this.scenario;
    const { email } = guest;
    const fixture = { organization: { name: 'Studio' } };
    const { id: organization_id } = yield this.keyed('POST /organizations', 'organization.created', { body: fixture });
    const fields = { organization_id };
    const workshop = { fields, body: { organization: { name: 'Workshop' } } };
    yield this.keyed('PATCH /organizations/{organization_id}', 'organization.renamed', workshop);
    const members = '/organizations/{organization_id}/members';
    const taken = { fields, body: { email, role: 'viewer' } };
    yield this.keyed(`POST ${members}`, 'member.added', taken);
    const member = { fields: { ...fields, user_id: guest.userId } };
    const editing = { ...member, body: { role: 'editor' } };
    yield this.keyed(`PATCH ${members}/{user_id}`, 'member.role_changed', editing);
    yield this.keyed(`DELETE ${members}/{user_id}`, 'member.removed', member);
    const invitation = this.keyed(`POST ${members}`, 'member.invited', { ...taken, address: mailing });
    const { invitation_id } = yield invitation;
    await this.mailedToken(email, 0);
    const withdrawing = 'DELETE /organizations/{organization_id}/invitations/{invitation_id}';
    const invited = { fields: { ...fields, invitation_id }, address: mailing };
    yield this.keyed(withdrawing, 'member.invitation_withdrawn', invited);
    yield invitation;
    const accepted = { fields: { token: await this.mailedToken(email, 1) }, address: mailing };
    yield this.keyed('POST /invitations/{token}/accept', 'member.joined', accepted, guest);
    const body = { organization_id, amount: 5, reason: 'trial', idempotency_key: randomUUID() };
    const headers = { 'x-operator-key': fleet.file.operator_key };
    yield { ...this.open('POST /operator/credit_grants', 'credits.granted', { body }, null), headers };
    const paying = 'POST /organizations/{organization_id}/uncollected_work/pay';
    yield this.keyed(paying, 'uncollected_work.paid', { fields });
    return organization_id;
  }

  private async *ofAgents(organization_id: number): Acting {
    const { fleet, owner, send } = this.scenario;
    const nova = { body: { organization_id, agent: { name: 'Nova' } } };
    const { agent } = yield this.keyed('POST /agents', 'agent.created', nova);
    const fields = { agent_id: agent.id };
    const calm = { fields, body: { agent: { description: 'calm' } } };
    yield this.keyed('PATCH /agents/{agent_id}', 'agent.updated', calm);
    // The agent service calls base on behalf of the caller.
    const profile = {
      address: fleet.file.agent_url,
      body: { agent_id: agent.id, identity: { description: 'calmer' } },
    };
    for (const method of ['POST', 'PUT']) yield this.keyed(`${method} /agent/profile`, 'agent.updated', profile);
    const config = '/agents/{agent_id}/automation_config';
    const polling = { fields, body: { automation_config: { polling_enabled: true } } };
    yield this.keyed(`PATCH ${config}`, 'automation_config.updated', polling);
    yield this.keyed(`POST ${config}/rotate_secret`, 'automation_config.secret_rotated', { fields });
    const vendor = '/agents/{agent_id}/voice/integrations/vendor_a';
    for (const address of [fleet.file.base_url, fleet.file.core_url]) {
      const body = { api_key: VENDOR_KEY };
      yield this.keyed(`POST ${vendor}`, 'vendor_key.saved', { fields, address, body });
      yield this.keyed(`DELETE ${vendor}`, 'vendor_key.removed', { fields, address });
    }
    yield await this.connecting(agent.id);
    const accounts = `/agents/${agent.id}/social_accounts`;
    const [account] = await send<Answered[]>('GET', accounts, { headers: keyOf(owner) });
    const connected = { fields: { ...fields, id: account!.id } };
    yield this.keyed('DELETE /agents/{agent_id}/social_accounts/{id}', 'social_account.disconnected', connected);
    const { token } = yield await this.connecting(agent.id);
    const body = new URLSearchParams({ token });
    yield this.open('POST /social_accounts/undo', 'social_account.disconnected', { body }, null);
    yield this.keyed('DELETE /agents/{agent_id}', 'agent.deleted', { fields });
  }

  private async *mailed(): Acting {
    const { mailing, guest, send } = this.scenario;
    const email = newAddress();
    const body = { email, password: PASSWORD, name: 'On trial' };
    await send('POST', `${mailing}/auth/sign_up`, { headers: {}, body });
    const fields = { token: await this.mailedToken(email, 0) };
    const proof = { fields, address: mailing, body: { password: PASSWORD } };
    yield this.open('POST /auth/verify_email/{token}', 'user.signed_up', proof);
    yield this.keyed('DELETE /persisted_tokens/revoke_all', 'access_key.all_revoked', {}, guest);
    await send('POST', '/auth/password_reset', { headers: {}, body: { email: guest.email } });
    const resetFields = { token: await this.mailedToken(guest.email, 2) };
    const reset = { fields: resetFields, body: { new_password: PASSWORD } };
    yield this.open('POST /auth/password_reset/{token}', 'user.password_reset', reset, guest.userId);
  }

  private open(operation: string, action: string, details: Details, userId?: number | null): Act {
    const { fields = {}, address = this.scenario.fleet.file.base_url, body } = details;
    const path = operation.split(' ')[1]!.replaceAll(/{(\w+)}/g, (_, name: string) => String(fields[name]));
    const known = { ...(body && { body }), ...(userId !== undefined && { userId }) };
    return { operation, action, address, path, headers: {}, isKeyed: false, ...known };
  }

  private keyed(operation: string, action: string, details: Details, by = this.scenario.owner): Act {
    return { ...this.open(operation, action, details, by.userId), headers: keyOf(by), isKeyed: true };
  }

  private async bearing(who: Somebody, operation: string, action: string, details: Details): Promise<Act> {
    const { access_token } = await this.signIn(who);
    const act = this.open(operation, action, details, who.userId);
    return { ...act, headers: { authorization: `Bearer ${access_token}` } };
  }

  private signIn(who: Somebody): Promise<Answered> {
    return this.scenario.send('POST', '/auth/sign_in', { headers: {}, ...credentials(who) });
  }

  /** Returns the URL to which the network redirects after the consent. */
  private async connecting(agentId: number): Promise<Act> {
    const { owner, send } = this.scenario;
    const path = `/agents/${agentId}/social_accounts/videohost/connect`;
    const { authorize_url } = await send('POST', path, { headers: keyOf(owner), body: {} });
    const back = await fetch(authorize_url, { redirect: 'manual' });
    const act = this.open('GET /social_accounts/callback', 'social_account.connected', { address: '' }, owner.userId);
    return { ...act, path: back.headers.get('location')! };
  }

  /** Returns the token in the first mail to the address after the given number of mails. */
  private async mailedToken(to: string, after: number): Promise<string> {
    for (const until = performance.now() + MAIL_WITHIN_MS; performance.now() < until; await sleep(100)) {
      const answer = await fetch(`${this.scenario.fleet.file.sandbox_url}/mail`);
      const mails = (await answer.json()) as { to: string; text: string }[];
      const token = /[\w-]{43}/.exec(mails.filter((mail) => mail.to === to)[after]?.text ?? '')?.[0];
      if (token) return token;
    }
    throw new Error(`no mail arrived for ${to}`);
  }
}

type Somebody = Pick<Person, 'email' | 'userId'>;

interface Session {
  readonly id: number;
  readonly current: boolean;
}

const credentials = ({ email }: Pick<Somebody, 'email'>, password = PASSWORD) => ({ body: { email, password } });
const newAddress = () => `${randomUUID()}@example.com`;
export const keyOf = ({ key }: Pick<Tenant, 'key'>) => ({ 'x-api-key': key });
