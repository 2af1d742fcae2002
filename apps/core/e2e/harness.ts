import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { processOf } from '@reelsheet/contracts/bus';
import { describeApi } from '@reelsheet/platform-http';
import { createApp, openApp, type ServiceProcess } from '@reelsheet/platform-service';
import { createLogger } from '@reelsheet/platform-telemetry';
import { proveAnswers, request, testDatabase, testNats, type Answer, type TestDatabase } from '@reelsheet/testing';
import { AppModule } from '../src/app.module.js';
import { CoreConfig } from '../src/core.config.js';
import { Base } from './neighbours.js';

type Undo = () => Promise<unknown>;

/** core as it runs: both processes, a database and a bus of its own, reached over HTTP; base answers on the bus and at its door. */
export class CoreUnderTest {
  private constructor(
    readonly url: string,
    readonly http: NestFastifyApplication,
    readonly worker: NestFastifyApplication,
    readonly database: TestDatabase<'core'>,
    readonly base: Base,
    readonly stop: Undo,
  ) {}

  static async start(overrides: Partial<CoreConfig> = {}): Promise<CoreUnderTest> {
    const undo: Undo[] = [];
    const stop = async () => {
      for (const step of undo.reverse()) await step();
    };
    try {
      const [database, nats] = await Promise.all([testDatabase({ services: ['core'] }), testNats()]);
      undo.push(
        () => database.drop(),
        () => nats.stop(),
      );
      const base = await Base.start(nats);
      undo.push(() => base.stop());
      const configOf = (role: ServiceProcess['role']) =>
        Object.assign(
          testConfig(database.urls.core),
          { BASE_URL: base.url },
          overrides,
          nats.settingsOf(processOf('core', role)),
        );
      const http = await boot('http', configOf('http'), undo);
      const worker = await boot('worker', configOf('worker'), undo);
      const url = `${await http.getUrl()}/v1`;
      proveAnswers(url, describeApi(http, 'core', url));
      return new CoreUnderTest(url, http, worker, database, base, stop);
    } catch (error) {
      await stop();
      throw error;
    }
  }

  call<T = any>(method: string, path: string, key?: string, body?: unknown): Promise<Answer<T>> {
    return request(method, `${this.url}${path}`, { key, body });
  }
}

async function boot(role: ServiceProcess['role'], config: CoreConfig, undo: Undo[]): Promise<NestFastifyApplication> {
  const app = await createApp(AppModule, {
    service: 'core',
    role,
    config,
    logger: createLogger(`core-${role}`, config.LOG_LEVEL),
  });
  undo.push(() => app.close());
  await openApp(app, 0, config.HOST);
  return app;
}

function testConfig(databaseUrl: string): CoreConfig {
  const nowhere = 'http://127.0.0.1:9/v1';
  const settings: Partial<CoreConfig> = {
    HOST: '127.0.0.1',
    PORT: 0,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    RATE_LIMIT_PER_MINUTE: 100_000,
    RATE_LIMIT_ORGANIZATION_PER_MINUTE: 100_000,
    RATE_LIMIT_WRONG_KEYS: 100_000,
    BASE_URL: nowhere,
    AGENT_URL: nowhere,
    CORE_URL: nowhere,
    UPLOAD_URL: nowhere,
  };
  return Object.assign(new CoreConfig(), settings);
}
