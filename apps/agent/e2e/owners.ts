import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface OwnersCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const BLANK_CORE = {
  ...{
    brand_name: null,
    description: null,
    goal: null,
    identity_type: null,
    onboarding_status: null,
    personality: null,
  },
  ...{ keywords: [], monitored: [], target_platforms: [], linked_accounts: [], default_user_voice: null },
};

/**
 * Stands in for the routes of base and core for an agent's profile. They store the request, and
 * reject a taken name, a wrong key and a deleted voice.
 */
export class Owners {
  readonly calls: OwnersCall[] = [];
  private readonly stored = new Map<string, Record<string, unknown>>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Owners> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const owners = new Owners(server);
    server.on('request', async (request, response) => {
      const call = {
        method: request.method!,
        path: request.url!,
        headers: request.headers,
        body: (await buffer(request)).toString('latin1'),
      };
      owners.calls.push(call);
      const { status = 200, body } = owners.answer(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    return owners;
  }

  get addresses() {
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return { BASE_URL: `${url}/base/v1`, CORE_URL: `${url}/core/v1` };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer({ method, path, headers, body }: OwnersCall): { status?: number; body: object } {
    const isCore = path.startsWith('/core/');
    const blank = isCore
      ? BLANK_CORE
      : { name: 'Calm Mornings', description: '', primary_avatar_url: null, vendor_a_masked_key: null };
    const stored = this.stored.get(path) ?? { ...blank };
    this.stored.set(path, stored);
    if (method === 'GET') return { body: stored };
    if (headers['content-type']?.startsWith('multipart/')) {
      Object.assign(stored, { primary_avatar_url: 'http://upload.test/media/new.png' });
      return { body: { agent: stored } };
    }
    const changes = JSON.parse(body);
    if (isCore) {
      if (changes.default_user_voice?.voice_id === 'gone')
        return {
          status: 207,
          body: { brand: { status: 'ok' }, voice: { status: 'error', error: 'there is no such voice' } },
        };
      Object.assign(stored, changes);
      return { body: { brand: { status: 'ok', data: stored } } };
    }
    const { vendor_a_api_key: key, ...agent } = changes.agent;
    if (agent.name === 'Taken')
      return { status: 422, body: { error: 'agent.name is taken', error_code: 'validation_error' } };
    if (key === 'wrong')
      return {
        status: 422,
        body: { error: 'vendor_a_api_key is refused by the vendor', error_code: 'invalid_api_key' },
      };
    Object.assign(stored, agent, key === undefined ? {} : { vendor_a_masked_key: key && `…${key.slice(-4)}` });
    return { body: { agent: stored } };
  }
}
