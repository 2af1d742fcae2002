import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { BaseApi } from '@reelsheet/client';
import { processOf } from '@reelsheet/contracts/bus';
import { MessagingConnection, RpcClient } from '@reelsheet/platform-messaging';
import { createDataSource, migrate } from '@reelsheet/platform-database';
import { createApp, databaseOptions, openApp, type ServiceProcess } from '@reelsheet/platform-service';
import { createLogger } from '@reelsheet/platform-telemetry';
import { describeApi } from '@reelsheet/platform-http';
import {
  verifyResponses,
  request,
  testDatabase,
  testNats,
  type Call,
  type RequestOptions,
  type TestDatabase,
  type TestNats,
} from '@reelsheet/testing';
import { AppModule } from '../../src/app.module.js';
import { BaseConfig } from '../../src/base.config.js';
import { entities, migrations } from '../../src/database/schema.js';

export const OPERATOR_KEY = 'operator-key-of-the-tests';

export type SignedIn = BaseApi['schemas']['SignedInView'];

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly key: string;
  readonly bearer: string;
  readonly personalId: number;
}

/** base with both processes, and its own database and bus, used over HTTP. */
export class BaseUnderTest {
  private constructor(
    readonly url: string,
    readonly database: TestDatabase<'base' | 'upload'>,
    readonly nats: TestNats,
    readonly http: NestFastifyApplication,
    readonly worker: NestFastifyApplication,
    readonly config: BaseConfig,
    /** Connection of the other services to the bus. */
    readonly serviceConnection: MessagingConnection,
  ) {}

  /** Sends requests as another service. */
  get rpc(): RpcClient {
    return new RpcClient(this.serviceConnection);
  }

  static async start(overrides: Partial<BaseConfig> = {}): Promise<BaseUnderTest> {
    const [database, nats] = await Promise.all([
      testDatabase({ services: ['base', 'upload'], migrate: migrateBase }),
      testNats(),
    ]);
    const config = Object.assign(testConfig(database.urls.base), overrides);
    const apps: NestFastifyApplication[] = [];
    try {
      for (const role of ['http', 'worker'] as const)
        await boot(role, Object.assign(new BaseConfig(), config, nats.settingsOf(processOf('base', role))), apps);
    } catch (error) {
      await close(apps, nats, database);
      throw error;
    }
    const [http, worker] = apps as [NestFastifyApplication, NestFastifyApplication];
    const url = `${await http.getUrl()}/v1`;
    verifyResponses(url, describeApi(http, 'base', url));
    const { NATS_URL, NATS_NKEY_SEED } = nats.settingsOf('otherServices');
    const serviceConnection = await MessagingConnection.open(
      { process: 'agent', url: NATS_URL, nkeySeed: NATS_NKEY_SEED },
      createLogger('otherServices', 'silent'),
    );
    return new BaseUnderTest(url, database, nats, http, worker, config, serviceConnection);
  }

  async stop(): Promise<void> {
    await this.serviceConnection.nats.close();
    await close([this.http, this.worker], this.nats, this.database);
  }

  readonly call: Call<'base', '', [options?: RequestOptions]> = (method, path, options) =>
    request(method, `${this.url}${path}`, options);

  /** Creates a user whose address needs no proof. */
  async signUp(email: string, name: string): Promise<SignedIn> {
    const { body } = await this.call('POST', '/auth/sign_up', { body: { email, password: 'correct horse', name } });
    return body as SignedIn;
  }

  /** Creates a user with a key. */
  async person(name = `person${randomBytes(4).toString('hex')}`): Promise<Person> {
    const email = `${name}@example.com`;
    const body = await this.signUp(email, name);
    const { body: key } = await this.call('POST', '/persisted_tokens', { bearer: body.access_token, body: {} });
    const { body: organizations } = await this.call('GET', '/organizations', { key: key.token });
    return { id: body.user.id, email, key: key.token, bearer: body.access_token, personalId: organizations[0]!.id };
  }

  /** Grants credits as the operator. */
  async grant(organizationId: number, amount: number): Promise<void> {
    const body = {
      organization_id: organizationId,
      amount,
      reason: 'test',
      idempotency_key: randomBytes(8).toString('hex'),
    };
    const answer = await this.call('POST', '/operator/credit_grants', {
      headers: { 'X-Operator-Key': OPERATOR_KEY },
      body,
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  }

  /** Creates a user with an agent in their personal workspace, and credits. */
  async creator(credits = 1_000): Promise<Person & { agentId: number; agentUuid: string }> {
    const person = await this.person();
    if (credits > 0) await this.grant(person.personalId, credits);
    const { body } = await this.call('POST', '/agents', {
      key: person.key,
      body: { agent: { name: 'Calm Mornings' } },
    });
    return { ...person, agentId: body.agent.id, agentUuid: body.agent.uuid };
  }
}

/** Spares both processes of each spec file the migrations. */
async function migrateBase({ base }: { readonly base: string }): Promise<void> {
  const options = databaseOptions('base', { DATABASE_URL: base, DATABASE_POOL_SIZE: 1 }, { entities, migrations });
  const dataSource = await createDataSource(options).initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function boot(role: ServiceProcess['role'], config: BaseConfig, apps: NestFastifyApplication[]): Promise<void> {
  const logger = createLogger(`base-${role}`, config.LOG_LEVEL);
  const app = await createApp(AppModule, { service: 'base', role, config, logger });
  apps.push(app);
  await openApp(app, 0, '127.0.0.1');
}

/** Also runs after a failed start, because open connections would keep the test process alive. */
async function close(apps: NestFastifyApplication[], nats: TestNats, database: TestDatabase<string>): Promise<void> {
  for (const app of [...apps].reverse()) await app.close().catch(() => undefined);
  await nats.stop();
  await database.drop();
}

function testConfig(databaseUrl: string): BaseConfig {
  const nowhere = 'http://127.0.0.1:9';
  const defaults: Partial<BaseConfig> = {
    PORT: 0,
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    BASE_URL: `${nowhere}/v1`,
    AGENT_URL: `${nowhere}/v1`,
    CORE_URL: `${nowhere}/v1`,
    UPLOAD_URL: `${nowhere}/v1`,
    OPERATOR_KEY,
    JWT_SECRET: 'a secret of the tests, long enough to sign with',
    ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
    RATE_LIMIT_PER_MINUTE: 100_000,
    RATE_LIMIT_ORGANIZATION_PER_MINUTE: 100_000,
    RATE_LIMIT_WRONG_KEYS: 100_000,
    RATE_LIMIT_SIGN_UPS: 100_000,
    RATE_LIMIT_ACCOUNT: 100_000,
    ...VENDORS,
  };
  return Object.assign(new BaseConfig(), defaults);
}

/** Vendor addresses that end-to-end specs replace by the sandbox's. */
const VENDORS = {
  CHAT_BASE_URL: 'http://127.0.0.1:9/chat/v1',
  CHAT_API_KEY: 'sandbox-test',
  IMAGE_BASE_URL: 'http://127.0.0.1:9/image/v1',
  IMAGE_API_KEY: 'sandbox-test',
  SPEECH_BASE_URL: 'http://127.0.0.1:9/speech/v1',
  SPEECH_API_KEY: 'sandbox-test',
  TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:9/transcription/v1',
  TRANSCRIPTION_API_KEY: 'sandbox-test',
  VIDEO_BASE_URL: 'http://127.0.0.1:9/video',
  VIDEO_ACCESS_KEY: 'sandbox-access',
  VIDEO_SECRET_KEY: 'sandbox-secret',
  ELEVENLABS_BASE_URL: 'http://127.0.0.1:9/voice',
  ELEVENLABS_API_KEY: 'sandbox-test',
  GOOGLE_BASE_URL: 'http://127.0.0.1:9/google',
  GOOGLE_API_KEY: 'sandbox-test',
  ARK_BASE_URL: 'http://127.0.0.1:9/ark',
  ARK_API_KEY: 'sandbox-test',
  FAL_BASE_URL: 'http://127.0.0.1:9/fal',
  FAL_API_KEY: 'sandbox-test',
  FAL_WEBHOOK_KEYS_URL: 'http://127.0.0.1:9/fal/.well-known/jwks.json',
  VOICE_A_BASE_URL: 'http://127.0.0.1:9/voice',
  VOICE_B_BASE_URL: 'http://127.0.0.1:9/speech/v1',
  SHORTVIDEO_API_URL: 'http://127.0.0.1:9/shortvideo',
  SHORTVIDEO_AUTHORIZE_URL: 'http://127.0.0.1:9/shortvideo/v2/auth/authorize/',
  SHORTVIDEO_PAGE_URL: 'http://127.0.0.1:9/shortvideo',
  SHORTVIDEO_CLIENT_ID: 'sandbox-client',
  SHORTVIDEO_CLIENT_SECRET: 'sandbox-secret',
  VIDEOHOST_API_URL: 'http://127.0.0.1:9/videohost',
  VIDEOHOST_AUTHORIZE_URL: 'http://127.0.0.1:9/videohost/o/oauth2/v2/auth',
  VIDEOHOST_TOKEN_URL: 'http://127.0.0.1:9/videohost/token',
  VIDEOHOST_REVOKE_URL: 'http://127.0.0.1:9/videohost/revoke',
  VIDEOHOST_PAGE_URL: 'http://127.0.0.1:9/videohost',
  VIDEOHOST_CLIENT_ID: 'sandbox-client',
  VIDEOHOST_CLIENT_SECRET: 'sandbox-secret',
  PHOTOSHARE_API_URL: 'http://127.0.0.1:9/photoshare/v25.0',
  PHOTOSHARE_AUTHORIZE_URL: 'http://127.0.0.1:9/photoshare/v25.0/dialog/oauth',
  PHOTOSHARE_UPLOAD_URL: 'http://127.0.0.1:9/photoshare/ig-api-upload/v25.0',
  PHOTOSHARE_CLIENT_ID: 'sandbox-client',
  PHOTOSHARE_CLIENT_SECRET: 'sandbox-secret',
  PAGESOCIAL_API_URL: 'http://127.0.0.1:9/pagesocial/v25.0',
  PAGESOCIAL_AUTHORIZE_URL: 'http://127.0.0.1:9/pagesocial/v25.0/dialog/oauth',
  PAGESOCIAL_UPLOAD_URL: 'http://127.0.0.1:9/pagesocial/v25.0',
  PAGESOCIAL_PAGE_URL: 'http://127.0.0.1:9/pagesocial',
  PAGESOCIAL_CLIENT_ID: 'sandbox-client',
  PAGESOCIAL_CLIENT_SECRET: 'sandbox-secret',
  MICROBLOG_API_URL: 'http://127.0.0.1:9/microblog',
  MICROBLOG_AUTHORIZE_URL: 'http://127.0.0.1:9/microblog/i/oauth2/authorize',
  MICROBLOG_PAGE_URL: 'http://127.0.0.1:9/microblog',
  MICROBLOG_CLIENT_ID: 'sandbox-client',
  MICROBLOG_CLIENT_SECRET: 'sandbox-secret',
  PROFESSIONAL_API_URL: 'http://127.0.0.1:9/professional',
  PROFESSIONAL_AUTHORIZE_URL: 'http://127.0.0.1:9/professional/oauth/v2/authorization',
  PROFESSIONAL_TOKEN_URL: 'http://127.0.0.1:9/professional/oauth/v2/accessToken',
  PROFESSIONAL_REVOKE_URL: 'http://127.0.0.1:9/professional/oauth/v2/revoke',
  PROFESSIONAL_PAGE_URL: 'http://127.0.0.1:9/professional',
  PROFESSIONAL_CLIENT_ID: 'sandbox-client',
  PROFESSIONAL_CLIENT_SECRET: 'sandbox-secret',
} satisfies Partial<BaseConfig>;
