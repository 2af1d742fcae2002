import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { SignedInView } from '@reelsheet/client';
import { processOf } from '@reelsheet/contracts/bus';
import { type MessagingConnection, RpcClient } from '@reelsheet/platform-messaging';
import { createDataSource, migrate } from '@reelsheet/platform-database';
import { databaseOptions } from '@reelsheet/platform-service';
import { connectAs, NOWHERE, testSettings, startProcess, verifiedUrl } from '@reelsheet/platform-service/testing';
import {
  request,
  sandboxSettings,
  testDatabase,
  testNats,
  type Call,
  type RequestOptions,
  type TestDatabase,
  type TestNats,
} from '@reelsheet/testing';
import pg from 'pg';
import { NewPasswords } from '../../src/accounts/passwords/new-passwords.js';
import { AppModule } from '../../src/app.module.js';
import { BaseConfig } from '../../src/base.config.js';
import { entities, migrations } from '../../src/database/schema.js';

export const OPERATOR_KEY = 'operator-key-of-the-tests';

/** Size of the connection pool of the worker. Each connection that opens costs as much as dozens of statements. */
export const WORKER_POOL_SIZE = 5;

const OPEN_API = new URL('../../openapi.json', import.meta.url);

/** Password of the users of all specs. */
const PASSWORD = 'correct horse';

export type SignedIn = SignedInView;

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly key: string;
  readonly bearer: string;
  readonly personalId: number;
}

/** base with both processes, and its own database and bus, used over HTTP. */
export class BaseUnderTest {
  private readonly administrators: pg.Client[] = [];

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
      for (const role of ['http', 'worker'] as const) {
        const own = Object.assign(new BaseConfig(), config, nats.settingsOf(processOf('base', role)));
        if (role === 'worker') own.DATABASE_POOL_SIZE = WORKER_POOL_SIZE;
        apps.push(await startProcess(AppModule, { service: 'base', role, config: own, openApi: OPEN_API }));
      }
    } catch (error) {
      await close(apps, nats, database);
      throw error;
    }
    const [http, worker] = apps as [NestFastifyApplication, NestFastifyApplication];
    hashOnce(http.get(NewPasswords, { strict: false }));
    const url = await verifiedUrl(http, 'base');
    return new BaseUnderTest(url, database, nats, http, worker, config, await connectAs('agent', nats));
  }

  /** Connects to the tables of base as the administrator of the database. `stop` ends the connection. */
  async administrator(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.database.adminUrl, options: '-c search_path=base,public' });
    await client.connect();
    this.administrators.push(client);
    return client;
  }

  async stop(): Promise<void> {
    for (const client of this.administrators) await client.end();
    await this.serviceConnection.nats.close();
    await close([this.http, this.worker], this.nats, this.database);
  }

  readonly call: Call<'base', '', [options?: RequestOptions]> = (method, path, options) =>
    request(method, `${this.url}${path}`, options);

  /** Creates a user whose address needs no proof. */
  async signUp(email: string, name: string): Promise<SignedIn> {
    const answer = await this.call('POST', '/auth/sign_up', { body: { email, password: PASSWORD, name } });
    return bodyOf(201, answer) as SignedIn;
  }

  /** Creates a user with a key. */
  async person(name = `person${randomBytes(4).toString('hex')}`): Promise<Person> {
    const email = `${name}@example.com`;
    const body = await this.signUp(email, name);
    const bearer = body.access_token;
    const { token: key } = bodyOf(201, await this.call('POST', '/persisted_tokens', { bearer, body: {} }));
    const [personal] = bodyOf(200, await this.call('GET', '/organizations', { key }));
    return { id: body.user.id, email, key, bearer, personalId: personal!.id };
  }

  /** Grants credits as the operator. */
  async grant(organizationId: number, amount: number): Promise<void> {
    const body = {
      organization_id: organizationId,
      amount,
      reason: 'test',
      idempotency_key: randomBytes(8).toString('hex'),
    };
    const headers = { 'X-Operator-Key': OPERATOR_KEY };
    bodyOf(201, await this.call('POST', '/operator/credit_grants', { headers, body }));
  }

  /** Creates a user with an agent in their personal workspace, and credits. */
  async creator(credits = 1_000): Promise<Person & { agentId: number; agentUuid: string }> {
    const person = await this.person();
    if (credits > 0) await this.grant(person.personalId, credits);
    const body = { agent: { name: 'Calm Mornings' } };
    const { agent } = bodyOf(201, await this.call('POST', '/agents', { key: person.key, body }));
    return { ...person, agentId: agent.id, agentUuid: agent.uuid };
  }
}

/** Returns the body of an answer, or throws with its status and body if it has another status than the expected one. */
function bodyOf<Body>(expected: number, { status, body }: { readonly status: number; readonly body: Body }): Body {
  if (status !== expected) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** Hashes the password of the users once, because a hash takes as long as the other work of creating a user. */
function hashOnce(passwords: NewPasswords): void {
  const chosen = passwords.in.bind(passwords);
  let hash: Promise<string> | undefined;
  passwords.in = (field, password) => {
    const own = chosen(field, password);
    return password === PASSWORD ? { hashFor: (owner) => (hash ??= own.hashFor(owner)) } : own;
  };
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

/** Also runs after a failed start, because open connections would keep the test process alive. */
async function close(apps: NestFastifyApplication[], nats: TestNats, database: TestDatabase<string>): Promise<void> {
  for (const app of [...apps].reverse()) await app.close().catch(() => undefined);
  await nats.stop();
  await database.drop();
}

function testConfig(databaseUrl: string): BaseConfig {
  const settings: Partial<BaseConfig> = {
    ...testSettings(databaseUrl),
    ...sandboxSettings(NOWHERE),
    OPERATOR_KEY,
    JWT_SECRET: 'a secret of the tests, long enough to sign with',
    ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
    RATE_LIMIT_SIGN_UPS: 100_000,
    RATE_LIMIT_ACCOUNT: 100_000,
  };
  return Object.assign(new BaseConfig(), settings);
}
