import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nkeyAuthenticator, PermissionViolationError } from '@nats-io/nats-core';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  allContracts,
  allEvents,
  captureCredits,
  holdCredits,
  organizationDeleted,
  ownerOf,
  releaseCredits,
  removeMedia,
  resolveCredential,
  SERVICES,
  type EventContract,
  type Service,
} from '@reelsheet/contracts';
import { PROCESSES, type ProcessName } from '@reelsheet/contracts/bus';
import { expectationsOf } from '@reelsheet/contracts/expectations';
import { createLogger } from '@reelsheet/platform-telemetry';
import { testNats, type TestNats } from '@reelsheet/testing';
import { MessagingConnection } from './connection.js';
import { RpcServer } from './rpc-server.js';

let nats: TestNats;

beforeAll(async () => {
  nats = await testNats();
  await Promise.all(PROCESSES.map(watch));
});
afterAll(async () => {
  for (const { bus } of rejections.values()) await bus.close();
  await nats?.stop().catch(() => undefined);
});

const enter = (process: ProcessName) =>
  connect({
    servers: nats.url,
    authenticator: nkeyAuthenticator(Buffer.from(nats.settingsOf(process).NATS_NKEY_SEED)),
  });

/**
 * A subject that no process may publish. The server rejects in order, so all earlier rejections
 * have arrived before this one.
 */
const LAST = 'last.of.the.attempt';

/** Subjects that the server has rejected, by process. */
const rejections = new Map<ProcessName, { bus: NatsConnection; subjects: Set<string>; rejected: EventEmitter }>();

async function watch(process: ProcessName): Promise<void> {
  const [bus, subjects, rejected] = [await enter(process), new Set<string>(), new EventEmitter()];
  rejections.set(process, { bus, subjects, rejected });
  void (async () => {
    for await (const status of bus.status()) {
      if (status.type !== 'error' || !(status.error instanceof PermissionViolationError)) continue;
      if (status.error.subject !== LAST) subjects.add(status.error.subject);
      rejected.emit(status.error.subject);
    }
  })();
}

/** Returns the rejected subjects among those that a process attempts. */
async function rejected(process: ProcessName, attempt: (bus: NatsConnection) => void): Promise<string[]> {
  const { bus, subjects, rejected } = rejections.get(process)!;
  subjects.clear();
  attempt(bus);
  const end = once(rejected, LAST);
  bus.publish(LAST);
  await end;
  return [...subjects].sort();
}

const publishing = (subjects: readonly string[]) => (bus: NatsConnection) => {
  for (const subject of subjects) bus.publish(subject, '{}');
};
const listening = (subjects: readonly string[]) => (bus: NatsConnection) => {
  for (const subject of subjects) bus.subscribe(subject, { callback: () => undefined });
};

const questions = allContracts().filter(({ kind }) => kind === 'rpc');
const events = allEvents();
const serviceOf = (process: ProcessName) => process.split('-')[0] as Service;
const durable = (consumer: Service, { subject }: EventContract) =>
  `${consumer}_${subject.split('.').slice(2).join('_')}`;

/** One kind of thing that is said on the bus, and who may say it. */
interface Said {
  readonly subject: string;
  readonly by: (process: ProcessName) => boolean;
}

const nobody = () => false;
const workerOf = (service: Service) => (process: ProcessName) => process === `${service}-worker`;
const keeper = workerOf('base');

const SAID: readonly Said[] = [
  ...questions.map((contract) => ({
    subject: contract.subject,
    by: (process: ProcessName) =>
      expectationsOf(serviceOf(process)).some((expectation) => expectation.contract === contract),
  })),
  ...events.map(({ subject }) => ({ subject, by: workerOf(ownerOf(subject)) })),
  ...events.flatMap((event) => SERVICES.flatMap((consumer) => consumption(event, consumer))),
  ...SERVICES.flatMap((service) =>
    streamCalls(
      `EVT_${service.toUpperCase()}`,
      events.some(({ subject }) => ownerOf(subject) === service),
    ),
  ),
  ...SERVICES.map((service) => ({
    subject: `live.${service}.thing.1`,
    by: (process: ProcessName) => serviceOf(process) === service,
  })),
  ...PROCESSES.map((speaker) => ({
    subject: `all.replicas.${speaker}`,
    by: (process: ProcessName) => process === speaker,
  })),
  ...PROCESSES.map((process) => ({ subject: `_INBOX.${process}.one`, by: nobody })),
  ...['$JS.API.INFO', '$JS.API.STREAM.NAMES', '$JS.API.STREAM.LIST', '$SYS.REQ.SERVER.PING', 'anything'].map(
    (subject) => ({ subject, by: nobody }),
  ),
];

function consumption(event: EventContract, consumer: Service): Said[] {
  const owner = ownerOf(event.subject);
  const isConsumer = event.consumers.includes(consumer);
  const consumerPath = `EVT_${owner.toUpperCase()}.${durable(consumer, event)}`;
  const by = isConsumer ? workerOf(consumer) : nobody;
  const consumesAnything = events.some((each) => ownerOf(each.subject) === owner && each.consumers.includes(consumer));
  return [
    { subject: `receipt.${owner}.${consumer}`, by: consumesAnything ? workerOf(consumer) : nobody },
    { subject: `$JS.API.CONSUMER.INFO.${consumerPath}`, by },
    { subject: `$JS.API.CONSUMER.MSG.NEXT.${consumerPath}`, by },
    { subject: `$JS.ACK.${consumerPath}.1.1.1.1.0`, by },
    { subject: `$JS.API.CONSUMER.CREATE.${consumerPath}.${event.subject}`, by: isConsumer ? keeper : nobody },
    { subject: `$JS.API.CONSUMER.CREATE.${consumerPath}.>`, by: nobody },
    { subject: `$JS.API.CONSUMER.DELETE.${consumerPath}`, by: nobody },
  ];
}

function streamCalls(stream: string, isThere: boolean): Said[] {
  const storing = ['STREAM.INFO', 'STREAM.CREATE', 'STREAM.UPDATE', 'CONSUMER.LIST'].map((call) => ({
    subject: `$JS.API.${call}.${stream}`,
    by: isThere ? keeper : nobody,
  }));
  const others = ['DELETE', 'PURGE', 'MSG.GET', 'MSG.DELETE', 'SNAPSHOT', 'RESTORE'];
  return [...storing, ...others.map((call) => ({ subject: `$JS.API.STREAM.${call}.${stream}`, by: nobody }))];
}

/** Kinds of messages on the bus, and the processes that may receive them. */
const RECEIVED: readonly Said[] = [
  ...questions.map(({ subject }) => ({ subject, by: (process: ProcessName) => process === ownerOf(subject) })),
  ...events.map(({ subject }) => ({ subject, by: nobody })),
  ...SERVICES.map((service) => ({ subject: `receipt.${service}.*`, by: workerOf(service) })),
  ...SERVICES.map((service) => ({
    subject: `live.${service}.thing.1`,
    by: (process: ProcessName) => serviceOf(process) === service,
  })),
  ...PROCESSES.map((owner) => ({
    subject: `_INBOX.${owner}.one.*`,
    by: (process: ProcessName) => process === owner,
  })),
  { subject: 'all.replicas.*', by: () => true },
  ...['>', 'rpc.>', 'evt.>', 'live.>', 'receipt.>', 'all.>', '_INBOX.>', '$JS.>', '$SYS.>'].map((subject) => ({
    subject,
    by: nobody,
  })),
];

const subjectsOf = (said: readonly Said[]) => said.map(({ subject }) => subject);
const forbidden = (said: readonly Said[], process: ProcessName) =>
  [...new Set(subjectsOf(said.filter(({ by }) => !by(process))))].sort();

describe.each(PROCESSES)('%s', (process) => {
  it('says what the contracts give it, and nothing else', async () => {
    expect(await rejected(process, publishing(subjectsOf(SAID)))).toEqual(forbidden(SAID, process));
  });

  it('receives what the contracts permit, and nothing else', async () => {
    expect(await rejected(process, listening(subjectsOf(RECEIVED)))).toEqual(forbidden(RECEIVED, process));
  });
});

describe('a process without permissions', () => {
  it.each([
    ['no key', undefined],
    ['a name and password', { user: 'base', pass: 'base' }],
    [
      'a key that nobody knows',
      { authenticator: nkeyAuthenticator(Buffer.from(`SUAIBDPBAUTWCWBKIO6XHQNINK5FWJW4OHLXC3HQ2KFE4PEJUA44CNHTC4`)) },
    ],
  ])('is not let in with %s', async (_, credential) => {
    await expect(connect({ servers: nats.url, maxReconnectAttempts: 0, ...credential })).rejects.toThrow(
      'Authorization Violation',
    );
  });

  it('ends at the start, with the reason, where it is a process with a wrong key', async () => {
    const nkeySeed = 'SUAIBDPBAUTWCWBKIO6XHQNINK5FWJW4OHLXC3HQ2KFE4PEJUA44CNHTC4';
    const opening = MessagingConnection.open({ process: 'core', url: nats.url, nkeySeed }, createLogger('t', 'silent'));
    await expect(opening).rejects.toThrow('NATS rejects the key of core');
  });
});

describe('what an intruder in one process would try', () => {
  const others = (...allowed: Service[]) => PROCESSES.filter((process) => !allowed.includes(serviceOf(process)));

  it.each(PROCESSES.filter((process) => process !== 'base'))('%s cannot read who calls the others', async (process) => {
    expect(await rejected(process, listening([resolveCredential.subject]))).toEqual([resolveCredential.subject]);
  });

  it.each(others('agent', 'core'))('%s cannot hold, take or give back credits', async (process) => {
    const credits = [captureCredits.subject, holdCredits.subject, releaseCredits.subject];
    expect(await rejected(process, publishing(credits))).toEqual(credits);
  });

  it.each(PROCESSES.filter((process) => process !== 'base-worker'))(
    '%s cannot say that an organization is deleted',
    async (process) => {
      expect(await rejected(process, publishing([organizationDeleted.subject]))).toEqual([organizationDeleted.subject]);
    },
  );

  it.each(others('base'))('%s cannot remove media', async (process) => {
    expect(await rejected(process, publishing([removeMedia.subject]))).toEqual([removeMedia.subject]);
  });

  it.each(PROCESSES)('%s cannot confirm a revocation for another process', async (process) => {
    const subjects = PROCESSES.filter((other) => other !== process).map((other) => `all.replicas.${other}`);
    expect(await rejected(process, publishing(subjects))).toEqual(subjects.sort());
  });

  it('no service is made to speak for it where it may not speak itself', async () => {
    const { NATS_NKEY_SEED: nkeySeed, NATS_URL: url } = nats.settingsOf('base');
    const logger = createLogger('test', 'silent');
    const connection = await MessagingConnection.open({ process: 'base', url, nkeySeed }, logger);
    const server = new RpcServer(connection, 'base', logger);
    server.addHandler(resolveCredential.subject, async () => ({ caller: null }), false, {
      contract: resolveCredential,
    });
    server.listen(() => undefined);
    const received: string[] = [];
    const everybody = await nats.otherServices();
    everybody.subscribe('all.replicas.*', { callback: (_error, { subject }) => void received.push(subject) });
    await Promise.all([everybody.flush(), connection.nats.flush()]);

    const agent = await enter('agent');
    const question = JSON.stringify({ kind: 'api_key', sha256: 'a'.repeat(64) });
    agent.publish(resolveCredential.subject, question, { reply: 'all.replicas.base' });
    const answer = await everybody.request(resolveCredential.subject, question);
    expect(answer.json()).toEqual({ reply: { caller: null } });
    expect(received).toEqual([]);
    await Promise.all([agent.close(), everybody.close(), connection.nats.close()]);
  });
});
