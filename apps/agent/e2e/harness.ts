import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { processOf } from '@reelsheet/contracts/bus';
import type { ServiceProcess } from '@reelsheet/platform-service';
import { testSettings, startProcess, verifiedUrl } from '@reelsheet/platform-service/testing';
import { eventually, request, startSandbox, testDatabase, testNats } from '@reelsheet/testing';
import type { Call, Sandbox, TestDatabase, TestNats } from '@reelsheet/testing';
import { AgentConfig } from '../src/agent.config.js';
import { AppModule } from '../src/app.module.js';
import { OtherServices } from './other-services.js';
import { Owners } from './owners.js';

export interface VendorCall {
  readonly idempotency_key: string | null;
  readonly replay: boolean;
  readonly status: number;
  readonly summary: string;
}

/**
 * The agent service with its own database, bus and chat vendor, reached over HTTP. The other services answer on the
 * bus.
 */
export class AgentUnderTest {
  private readonly processes: NestFastifyApplication[] = [];

  private constructor(
    readonly database: TestDatabase<'agent'>,
    readonly nats: TestNats,
    readonly otherServices: OtherServices,
    readonly sandbox: Sandbox,
    readonly owners: Owners,
    private readonly config: AgentConfig,
  ) {}

  static async start(overrides: Partial<AgentConfig> = {}): Promise<AgentUnderTest> {
    const [database, nats, sandbox, owners] = await Promise.all([
      testDatabase({ services: ['agent'] }),
      testNats(),
      startSandbox(),
      Owners.open(),
    ]);
    const config = Object.assign(new AgentConfig(), {
      ...testSettings(database.urls.agent),
      ...owners.addresses,
      CHAT_BASE_URL: `${sandbox.url}/chat/v1`,
      CHAT_API_KEY: 'sandbox-test',
      SMTP_URL: sandbox.mailUrl,
      OUTBOUND_ALLOW: new URL(sandbox.url).host,
      ...overrides,
    });
    const agent = new AgentUnderTest(database, nats, await OtherServices.start(nats), sandbox, owners, config);
    agent.http = await agent.boot('http');
    agent.url = await verifiedUrl(agent.http, 'agent');
    return agent;
  }

  http!: NestFastifyApplication;
  url!: string;

  /** Starts one of the service's processes; without a worker no job runs. */
  async boot(role: ServiceProcess['role']): Promise<NestFastifyApplication> {
    const config = Object.assign(new AgentConfig(), this.config, this.nats.settingsOf(processOf('agent', role)));
    const app = await startProcess(AppModule, { service: 'agent', role, config });
    this.processes.push(app);
    return app;
  }

  async stop(): Promise<void> {
    for (const app of this.processes.reverse()) await app.close();
    await this.otherServices.stop();
    await this.nats.stop();
    await this.sandbox.close();
    await this.owners.close();
    await this.database.drop();
  }

  readonly call: Call<'agent', '', [key?: string, body?: unknown]> = (method, path, key, body) =>
    request(method, `${this.url}${path}`, { key, body });

  /** Returns the run once it is no longer running. */
  async ended(runId: string, key: string) {
    const read = async () => {
      const { body } = await this.call('GET', `/agent/runs/${runId}`, key);
      if (body.status === 'running') throw new Error(`the run is still running: ${JSON.stringify(body)}`);
      return body;
    };
    return eventually(read);
  }

  /** Returns the run once it waits for an approval. */
  async waiting(runId: string, key: string) {
    return eventually(async () => {
      const { body } = await this.call('GET', `/agent/runs/${runId}`, key);
      if (!body.pending_action) throw new Error(`the run does not wait: ${JSON.stringify(body)}`);
      return body;
    });
  }

  /** Returns the calls that the chat vendor received for a run. */
  async vendorCalls(runId: string): Promise<VendorCall[]> {
    const { body } = await request<VendorCall[]>('GET', `${this.sandbox.url}/log?vendor=chat`);
    return body.filter(({ idempotency_key }) => idempotency_key?.startsWith(`run:${runId}:`));
  }

  async injectFault(kind: string, times = 1, value?: number): Promise<void> {
    await request('POST', `${this.sandbox.url}/faults`, { body: { vendor: 'chat', kind, times, value } });
  }
}
