import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { processOf } from '@reelsheet/contracts/bus';
import { NOWHERE, testSettings, startProcess, verifiedUrl } from '@reelsheet/platform-service/testing';
import {
  request,
  startSandbox,
  testDatabase,
  testNats,
  type Call,
  type Sandbox,
  type TestDatabase,
} from '@reelsheet/testing';
import { AppModule } from '../src/app.module.js';
import { CoreConfig } from '../src/core.config.js';
import { Base } from './other-services.js';

type Undo = () => Promise<unknown>;

/**
 * The core service with both processes, its own database and bus, reached over HTTP. base answers on the bus and over
 * HTTP.
 */
export class CoreUnderTest {
  private constructor(
    readonly url: string,
    readonly http: NestFastifyApplication,
    readonly worker: NestFastifyApplication,
    readonly database: TestDatabase<'core'>,
    readonly base: Base,
    readonly stop: Undo,
    private readonly sandbox: Sandbox | undefined,
  ) {}

  /** With `vendors`, sources are scraped from a sandbox. */
  static async start({
    vendors = false,
    ...settings
  }: { vendors?: boolean } & Partial<CoreConfig> = {}): Promise<CoreUnderTest> {
    const undo: Undo[] = [];
    const stop = async () => {
      for (const step of undo.reverse()) await step();
    };
    try {
      const [database, nats, sandbox] = await Promise.all([
        testDatabase({ services: ['core'] }),
        testNats(),
        vendors ? startSandbox({ SANDBOX_PROCESSING_SECONDS: '0.1' }) : undefined,
      ]);
      undo.push(
        () => database.drop(),
        () => nats.stop(),
        async () => sandbox?.close(),
      );
      const base = await Base.start(nats);
      undo.push(() => base.stop());
      const boot = async (role: 'http' | 'worker') => {
        const identity = nats.settingsOf(processOf('core', role));
        const config = Object.assign(testConfig(database.urls.core, base.url, sandbox?.url), settings, identity);
        const app = await startProcess(AppModule, { service: 'core', role, config });
        undo.push(() => app.close());
        return app;
      };
      const [http, worker] = [await boot('http'), await boot('worker')];
      const url = await verifiedUrl(http, 'core');
      return new CoreUnderTest(url, http, worker, database, base, stop, sandbox);
    } catch (error) {
      await stop();
      throw error;
    }
  }

  readonly call: Call<'core', '', [key?: string, body?: unknown]> = (method, path, key, body) =>
    request(method, `${this.url}${path}`, { key, body });

  get sandboxUrl(): string {
    if (!this.sandbox) throw new Error('the vendors are not there');
    return this.sandbox.url;
  }

  /** Returns the requests to the scraping vendor, oldest first. */
  async scrapes(about: string): Promise<{ summary: string; idempotency_key: string }[]> {
    const { body } = await request<{ summary: string; idempotency_key: string; path: string }[]>(
      'GET',
      `${this.sandboxUrl}/log?vendor=scraper&method=POST`,
    );
    return body.filter(({ summary }) => summary.includes(about));
  }

  async misbehave(kind: string, path?: string): Promise<void> {
    await request('POST', `${this.sandboxUrl}/faults`, {
      body: { vendor: 'scraper', kind, times: 1, ...(path && { path }) },
    });
  }
}

function testConfig(databaseUrl: string, baseUrl: string, sandboxUrl = NOWHERE): CoreConfig {
  const settings: Partial<CoreConfig> = {
    ...testSettings(databaseUrl),
    BASE_URL: baseUrl,
    OUTBOUND_ALLOW: new URL(sandboxUrl).host,
    SCRAPER_BASE_URL: `${sandboxUrl}/scraper`,
    SCRAPER_API_TOKEN: 'sandbox-test',
  };
  return Object.assign(new CoreConfig(), settings);
}
