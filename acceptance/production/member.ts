import { setTimeout as sleep } from 'node:timers/promises';
import { request, type Answer } from '@reelsheet/testing';
import type { Fleet } from '../fleet.js';

const MAX_REPEAT_MS = 120_000;
const REPEAT_INTERVAL_MS = 250;

/** A new user with a key, credits and an agent. */
export class Member {
  private constructor(
    private readonly fleet: Fleet,
    private readonly key: string,
    readonly organizationId: number,
    readonly agentId: number,
  ) {}

  static async create(fleet: Fleet, name: string, credits: number): Promise<Member> {
    const { base_url, operator_key } = fleet.file;
    const call = async (path: string, body: object, headers: Record<string, string> = {}) =>
      accepted(await request('POST', `${base_url}${path}`, { headers, body }), path);
    const account = { email: `${name}@example.com`, password: 'correct horse', name };
    const { access_token } = await call('/auth/sign_up', account);
    const { token: key } = await call('/persisted_tokens', {}, { Authorization: `Bearer ${access_token}` });
    const organizations = await request('GET', `${base_url}/organizations`, { key });
    const { id: organization_id } = accepted(organizations, '/organizations')[0];
    const grant = { organization_id, amount: credits, reason: 'trial', idempotency_key: name };
    await call('/operator/credit_grants', grant, { 'X-Operator-Key': operator_key });
    const { agent } = await call('/agents', { agent: { name } }, { 'X-API-Key': key });
    return new Member(fleet, key, organization_id, agent.id);
  }

  /** Sends a request about the agent once. Fails if it is not accepted. */
  async call(method: string, path: string, body?: object): Promise<any> {
    const mark = path.includes('?') ? '&' : '?';
    const url = `${this.fleet.file.base_url}${path}${mark}agent_id=${this.agentId}`;
    return accepted(await request(method, url, { key: this.key, body }), `${method} ${path}`);
  }

  /** Reads, and repeats the request while processes are down. */
  async read(path: string): Promise<any> {
    for (const until = performance.now() + MAX_REPEAT_MS; ; await sleep(REPEAT_INTERVAL_MS)) {
      try {
        return await this.call('GET', path);
      } catch (error) {
        if (performance.now() > until) throw error;
      }
    }
  }

  /** Connects the agent to an account of each network. The sandbox grants consent at once. */
  async connect(platforms: readonly string[], account: string): Promise<void> {
    for (const platform of platforms) {
      const path = `/agents/${this.agentId}/social_accounts/${platform}/connect`;
      const consent = new URL((await this.call('POST', path, {})).authorize_url);
      consent.searchParams.set('account', account);
      const answer = await fetch(consent);
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`${platform} was not connected: ${answer.status}`);
    }
  }
}

function accepted({ status, body }: Answer, what: string): any {
  if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body;
}
