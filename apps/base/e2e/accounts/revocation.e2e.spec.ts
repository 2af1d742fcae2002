import { Controller, Get, Module, type DynamicModule, type INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Service } from '@reelsheet/contracts';
import { AnyCaller, AuthModule, CurrentCaller, RemoteCredentialResolver, type Caller } from '@reelsheet/platform-auth';
import { ServiceConfig } from '@reelsheet/platform-config';
import { Broadcast } from '@reelsheet/platform-messaging';
import { createApp, openApp, platformModules, type ServiceProcess } from '@reelsheet/platform-service';
import { createLogger } from '@reelsheet/platform-telemetry';
import { eventually, testDatabase, Wire, type TestDatabase } from '@reelsheet/testing';
import { Agent, request } from 'undici';
import { AppModule } from '../../src/app.module.js';
import { BaseConfig } from '../../src/base.config.js';
import { BaseUnderTest, type Person } from '../support/harness.js';

/** Services whose routes require a caller; upload's are public or signed. */
const SERVICES_WITH_CALLERS = ['agent', 'core'] as const;

@Controller()
class WhoController {
  @AnyCaller()
  @Get('organizations')
  who(@CurrentCaller() { userId, memberships }: Caller): object {
    return { id: userId, roles: Object.fromEntries(memberships) };
  }
}

/** A service that consists only of its HTTP access checks. */
@Module({})
class AccessOnlyModule {
  static forProcess(process: ServiceProcess): DynamicModule {
    const entry = AuthModule.forService({
      resolver: RemoteCredentialResolver,
      requestsPerMinute: 1_000_000,
      organizationRequestsPerMinute: 1_000_000,
      wrongKeysPerMinute: 1_000_000,
      streamsPerCaller: 10,
    });
    return {
      module: AccessOnlyModule,
      imports: [...platformModules(process, { entities: [], migrations: [] }), entry],
      controllers: [WhoController],
    };
  }
}

interface Replica {
  readonly name: string;
  readonly url: string;
  readonly app: INestApplicationContext;
}

let base: BaseUnderTest;
let wire: Wire;
let database: TestDatabase<(typeof SERVICES_WITH_CALLERS)[number]>;
const apps: NestFastifyApplication[] = [];
const replicas: Replica[] = [];
const connections = new Agent({ connections: 16 });

beforeAll(async () => {
  [base, database] = await Promise.all([
    BaseUnderTest.start({ RATE_LIMIT_PER_MINUTE: 1_000_000, RATE_LIMIT_ORGANIZATION_PER_MINUTE: 1_000_000 }),
    testDatabase({ services: SERVICES_WITH_CALLERS }),
  ]);
  replicas.push({ name: 'base 1', url: base.url, app: base.http });
  wire = await Wire.to(Number(new URL(base.nats.url).port));
  await open(
    'base 2',
    await createApp(
      AppModule,
      processOf(
        'base',
        Object.assign(new BaseConfig(), base.config, base.nats.settingsOf('base'), {
          NATS_URL: `nats://127.0.0.1:${wire.port}`,
        }),
      ),
    ),
  );
  for (const service of SERVICES_WITH_CALLERS) {
    const own = { ...base.nats.settingsOf(service), DATABASE_URL: database.urls[service] };
    const config = Object.assign(new ServiceConfig(), base.config, own);
    for (const number of [1, 2])
      await open(`${service} ${number}`, await createApp(AccessOnlyModule, processOf(service, config)));
  }
});

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await connections.close();
  await wire?.cut();
  await database?.drop();
  await base?.stop();
});

describe('a revoked key', () => {
  it('is rejected by two replicas of each service for every request sent after the 204', async () => {
    const person = await known();
    const busy = sendContinuously(person.key);
    const revoked = await base.call('DELETE', `/persisted_tokens/${await keyIdOf(person)}/revoke`, {
      bearer: person.bearer,
    });
    expect(revoked.status).toBe(204);
    expect(await countOf(person.key, 2_000)).toEqual({ 401: 2_000 });
    await busy.stop();
  });

  it('is rejected after all keys were revoked', async () => {
    const person = await known();
    const busy = sendContinuously(person.key);
    expect((await base.call('DELETE', '/persisted_tokens/revoke_all', { bearer: person.bearer })).status).toBe(204);
    expect(await countOf(person.key, 800)).toEqual({ 401: 800 });
    await busy.stop();
  });

  it('is rejected after its user signed out everywhere, as is the session', async () => {
    const person = await known();
    await everywhere({ Authorization: `Bearer ${person.bearer}` }, 200);
    const busy = sendContinuously(person.key);
    expect((await base.call('POST', '/auth/sign_out_everywhere', { bearer: person.bearer })).status).toBe(204);
    expect(await countOf(person.key, 800)).toEqual({ 401: 800 });
    await everywhere({ Authorization: `Bearer ${person.bearer}` }, 401);
    await busy.stop();
  });

  it('is rejected after a reused refresh token ended the session', async () => {
    const body = await base.signUp('stolen@example.com', 'Stolen');
    await everywhere({ Authorization: `Bearer ${body.access_token}` }, 200);
    const { body: next } = await base.call('POST', '/auth/refresh', { body: { refresh_token: body.refresh_token } });
    await base.call('POST', '/auth/refresh', { body: { refresh_token: next.refresh_token } });
    expect((await base.call('POST', '/auth/refresh', { body: { refresh_token: body.refresh_token } })).status).toBe(
      401,
    );
    await everywhere({ Authorization: `Bearer ${body.access_token}` }, 401);
  });
});

describe('a role', () => {
  it('is known to every replica after it was added, changed or removed', async () => {
    const [owner, member] = [await known(), await known()];
    const { body: organization } = await base.call('POST', '/organizations', {
      key: owner.key,
      body: { organization: { name: 'Studio' } },
    });
    const members = `/organizations/${organization.id}/members` as const;
    await base.call('POST', members, { key: owner.key, body: { email: member.email, role: 'editor' } });
    expect(await rolesOf(member, organization.id)).toEqual(new Set(['editor']));
    await base.call('PATCH', `${members}/${member.id}`, { key: owner.key, body: { role: 'viewer' } });
    expect(await rolesOf(member, organization.id)).toEqual(new Set(['viewer']));
    await base.call('DELETE', `${members}/${member.id}`, { key: owner.key });
    expect(await rolesOf(member, organization.id)).toEqual(new Set([undefined]));
  });
});

describe('a replica without a connection to the bus', () => {
  it('delays the 204 until it no longer uses its cache', async () => {
    const person = await known();
    const lost = replicas.find(({ name }) => name === 'base 2')!;
    wire.freeze();
    const revocation = base.call('DELETE', '/persisted_tokens/revoke_all', { bearer: person.bearer });
    const statuses: number[] = [];
    let isAnswered = false;
    void revocation.then(() => (isAnswered = true));
    while (!isAnswered) statuses.push((await send(lost.url, { 'X-API-Key': person.key })).status);
    expect((await revocation).status).toBe(204);
    expect(statuses[0]).toBe(200);
    expect((await send(lost.url, { 'X-API-Key': person.key })).status).toBe(401);
    expect(lost.app.get(Broadcast).contact()).toBeUndefined();
    wire.thaw();
    await eventually(() => expect(lost.app.get(Broadcast).contact()).toBeDefined());
    await everywhere({ 'X-API-Key': person.key }, 401);
  });

  it('still rejects the key after the 204 when the bus itself is unavailable', async () => {
    const person = await known();
    await base.nats.stop();
    expect((await base.call('DELETE', '/persisted_tokens/revoke_all', { bearer: person.bearer })).status).toBe(204);
    for (const { url } of replicas.slice(0, 2)) expect((await send(url, { 'X-API-Key': person.key })).status).toBe(401);
    for (const { url } of replicas.slice(2)) expect((await send(url, { 'X-API-Key': person.key })).status).toBe(503);
    await base.nats.start();
    await eventually(() => everywhere({ 'X-API-Key': person.key }, 401));
  });
});

function processOf<C extends ServiceConfig>(service: Service, config: C): ServiceProcess<C> {
  return { service, role: 'http', config, logger: createLogger(service, config.LOG_LEVEL) };
}

async function open(name: string, app: NestFastifyApplication): Promise<void> {
  apps.push(app);
  await openApp(app, 0, '127.0.0.1');
  replicas.push({ name, app, url: `${await app.getUrl()}/v1` });
}

/** Returns a user whom every replica has cached. */
async function known(): Promise<Person> {
  await eventually(() => expect(replicas.map(({ app }) => app.get(Broadcast).contact())).not.toContain(undefined));
  const person = await base.person();
  await everywhere({ 'X-API-Key': person.key }, 200);
  return person;
}

async function everywhere(headers: Record<string, string>, status: number): Promise<void> {
  const answers = await Promise.all(replicas.map(({ url }) => send(url, headers)));
  expect(answers.map((answer) => answer.status)).toEqual(replicas.map(() => status));
}

async function send(url: string, headers: Record<string, string>): Promise<{ status: number; body: any }> {
  const { statusCode, body } = await request(`${url}/organizations`, { headers, dispatcher: connections });
  return { status: statusCode, body: await body.json() };
}

async function keyIdOf({ bearer }: Person): Promise<number> {
  return (await base.call('GET', '/persisted_tokens', { bearer })).body[0]!.id;
}

/** Returns the member's roles in the organization as the replicas report them. */
async function rolesOf({ key }: Person, organizationId: number): Promise<Set<string | undefined>> {
  const answers = await Promise.all(replicas.map(({ url }) => send(url, { 'X-API-Key': key })));
  return new Set(
    answers.map(({ body }) =>
      Array.isArray(body) ? body.find(({ id }) => id === organizationId)?.role : body.roles[organizationId],
    ),
  );
}

/** Sends `total` requests distributed over the replicas and counts their statuses. */
async function countOf(key: string, total: number): Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  for (let requested = 0; requested < total; requested += 80) {
    const batch = Array.from({ length: 80 }, (_, index) =>
      send(replicas[index % replicas.length]!.url, { 'X-API-Key': key }),
    );
    for (const { status } of await Promise.all(batch)) seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}

/** Sends requests continuously until it is stopped. */
function sendContinuously(key: string): { stop(): Promise<unknown> } {
  let going = true;
  const repeatRequests = async (url: string) => {
    while (going) await send(url, { 'X-API-Key': key });
  };
  const all = Promise.all(replicas.map(({ url }) => repeatRequests(url)));
  return {
    stop: () => {
      going = false;
      return all;
    },
  };
}
