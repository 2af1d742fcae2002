import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mediaInspected, registerTestEvent, sheetCreated, type PayloadOf } from '@reelsheet/contracts';
import { jetstream } from '@nats-io/jetstream';
import { ackSubject, processOf } from '@reelsheet/contracts/bus';
import { CommonErrors, DomainError, newUuid } from '@reelsheet/kernel';
import { rowOf } from '@reelsheet/platform-database';
import { requestContext } from '@reelsheet/platform-telemetry';
import {
  eventually,
  startTypescript,
  testDatabase,
  testNats,
  type TestDatabase,
  type TestNats,
} from '@reelsheet/testing';
import pg from 'pg';
import { DeadLetterEntity, FailedDeliveryEntity, OutboxEntity } from './outbox.entity.js';
import { blobAttempted, blobShelved, CONCURRENCY, type Handle } from './testing/test-handlers.js';
import { RETRY_WAITS_MS, startOutboxTestService, type OutboxTestService } from './testing/test-service.js';

let database: TestDatabase<'upload' | 'base'>;
let nats: TestNats;
let upload: OutboxTestService;
let base: OutboxTestService;
let unregister: (() => void)[];

/** The received messages in order, and the configured reaction. */
let arrived: unknown[];
let react: Handle;
const handle: Handle = async (subject, payload) => {
  arrived.push(payload);
  await react(subject, payload);
};

const start = (service: 'upload' | 'base') =>
  startOutboxTestService({
    service,
    databaseUrl: database.urls[service],
    nats: nats.settingsOf(processOf(service, 'worker')),
    handle,
  });

beforeAll(async () => {
  unregister = [registerTestEvent(blobAttempted), registerTestEvent(blobShelved)];
  [database, nats] = await Promise.all([testDatabase({ services: ['upload', 'base'] }), testNats()]);
  [upload, base] = [await start('upload'), await start('base')];
});
afterAll(async () => {
  for (const each of unregister) each();
  await Promise.all([upload.stop(), base.stop()]);
  await Promise.all([nats.stop(), database.drop()]);
});
beforeEach(() => {
  arrived = [];
  react = async () => undefined;
});

const trial = (blob_id: number): PayloadOf<typeof blobAttempted> => ({ blob_id });
const event = (key: string): PayloadOf<typeof mediaInspected> => ({
  key,
  width: 1,
  height: 1,
  duration: null,
  thumbnail_url: null,
});
const sendTrial = (blobId: number) => upload.transaction.run(() => upload.outbox.send(blobAttempted, trial(blobId)));
const sendEvent = (key: string) => upload.transaction.run(() => upload.outbox.send(mediaInspected, event(key)));

const Waiting = rowOf(OutboxEntity, 'id', 'publications');
const Dead = rowOf(DeadLetterEntity, 'payload', 'reason');
const Failed = rowOf(FailedDeliveryEntity, 'attempts');
const deadLetters = (payload: object) =>
  upload.db.rows(Dead, 'SELECT payload, reason FROM dead_letter WHERE payload = $1', [JSON.stringify(payload)]);
const waiting = () => upload.db.rows(Waiting, 'SELECT id, publications FROM outbox');
const untilSettled = () => eventually(async () => expect(await waiting()).toEqual([]));

async function loseEverything(): Promise<void> {
  await nats.stop();
  await nats.erase();
  await nats.start();
}

describe('a message', () => {
  it('arrives once, and leaves the outbox after its acknowledgement', async () => {
    await sendTrial(1);
    await sendEvent('a');
    await untilSettled();
    expect(arrived).toHaveLength(2);
    expect(arrived).toEqual(expect.arrayContaining([trial(1), event('a')]));
  });

  it('that only its sender consumes leaves the outbox without an acknowledgement', async () => {
    const listener = await nats.otherServices();
    const acks = listener.subscribe(ackSubject('upload', '*'));
    await listener.flush();
    await sendTrial(26);
    await untilSettled();
    await sendEvent('f');
    await untilSettled();
    await acks.drain();
    const senders: string[] = [];
    for await (const { subject } of acks) senders.push(subject);
    expect(senders).toEqual([ackSubject('upload', 'base')]);
    await listener.close();
  });

  it('stays in the outbox for consumers that this version of its sender does not know', async () => {
    await upload.transaction.run(async () => {
      await upload.outbox.send(blobAttempted, trial(28));
      await upload.db.executeAtCommit(`UPDATE outbox SET pending = pending || '{base}'`);
    });
    await eventually(() => expect(arrived).toContainEqual(trial(28)));
    expect(await waiting()).toHaveLength(1);
    await upload.db.execute('DELETE FROM outbox');
  });

  it('of a transaction that fails is never sent', async () => {
    const failing = upload.transaction.run(async () => {
      await upload.outbox.send(blobAttempted, trial(2));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await sendTrial(3);
    await untilSettled();
    expect(arrived).toEqual([trial(3)]);
  });

  it('is rejected outside a transaction, and with a payload that violates its contract', async () => {
    await expect(upload.outbox.send(blobAttempted, trial(4))).rejects.toThrow('outside a transaction');
    await expect(
      upload.transaction.run(() => upload.outbox.send(blobAttempted, { blob_id: 'four' } as never)),
    ).rejects.toThrow('blob_id');
  });
});

describe('a message without awaited acknowledgements', () => {
  const unsent = () => base.db.manager.query<{ id: string }[]>('SELECT id FROM outbox');

  it('is published, and leaves the outbox with that', async () => {
    const listener = await nats.otherServices();
    const received = listener.subscribe(sheetCreated.subject, { max: 1 });
    await listener.flush();
    const payload = { organization_id: 1, agent_id: 2, sheet_id: 3, sheet_version: 1 };
    await base.transaction.run(() => base.outbox.send(sheetCreated, payload));
    for await (const message of received) expect(message.json()).toEqual(payload);
    await listener.close();
    await eventually(async () => expect(await unsent()).toEqual([]));
  });

  it('as its last one came just before a crash is cleared too', async () => {
    await base.db.manager.query(
      `INSERT INTO outbox (id, subject, payload, pending, publications) VALUES (gen_random_uuid(), $1, '{}', '{}', 1)`,
      [sheetCreated.subject],
    );
    await eventually(async () => expect(await unsent()).toEqual([]));
  });

  it('stays while the stream does not take it', async () => {
    await nats.stop();
    await base.transaction.run(() =>
      base.outbox.send(sheetCreated, { organization_id: 1, agent_id: 2, sheet_id: 4, sheet_version: 1 }),
    );
    expect(await unsent()).toHaveLength(1);
    await nats.start();
    await eventually(async () => expect(await unsent()).toEqual([]));
  });
});

describe('a handler', () => {
  it.each([
    ['fails', {}],
    ['waits for a lock for too long', { code: '55P03' }],
    ['is in a deadlock', { code: '40P01' }],
  ])('that %s is called again', async (_, error) => {
    react = async () => {
      if (arrived.length === 1) throw Object.assign(new Error('not yet'), error);
    };
    await sendEvent('b');
    await untilSettled();
    expect(arrived).toEqual([event('b'), event('b')]);
  });

  it('that rejects permanently has its message dead-lettered', async () => {
    react = async () => {
      throw new DomainError(CommonErrors.validation, 'blob_id means nothing');
    };
    await sendTrial(7);
    await untilSettled();
    expect(arrived).toEqual([trial(7)]);
    expect(await deadLetters(trial(7))).toEqual([{ payload: trial(7), reason: 'blob_id means nothing' }]);
  });

  it('that fails every time is called again with growing waits, and then its message is dead-lettered', async () => {
    const calls: number[] = [];
    react = async () => {
      calls.push(performance.now());
      throw new Error('never');
    };
    await sendTrial(8);
    await untilSettled();
    expect(calls).toHaveLength(RETRY_WAITS_MS.length + 1);
    RETRY_WAITS_MS.forEach((wait, index) => expect(calls[index + 1]! - calls[index]!).toBeGreaterThanOrEqual(wait));
    expect(await deadLetters(trial(8))).toEqual([{ payload: trial(8), reason: 'never' }]);
    expect(await upload.db.rows(Failed, 'SELECT attempts FROM failed_delivery')).toEqual([]);
  });

  it('is not called by copies of a message that was dead-lettered, until an operator sends it again', async () => {
    react = async () => {
      throw new DomainError(CommonErrors.validation, 'not yet');
    };
    await sendTrial(21);
    await untilSettled();
    await loseEverything();
    await asAdmin(`INSERT INTO upload.outbox (id, subject, payload, pending)
      SELECT message_id, subject, payload, '{upload}' FROM upload.dead_letter WHERE payload->>'blob_id' = '21'`);
    await untilSettled();
    expect(arrived).toEqual([trial(21)]);
    react = async () => undefined;
    await loseEverything();
    const [{ id }] = await asAdmin(`SELECT id FROM upload.dead_letter WHERE payload->>'blob_id' = '21'`);
    await asAdmin(sendAgain({ consumer: 'upload', sender: 'upload', id }));
    await untilSettled();
    expect(arrived).toEqual([trial(21), trial(21)]);
    expect(await deadLetters(trial(21))).toEqual([]);
  });

  it('that takes longer than the acknowledgement timeout is not called again', async () => {
    react = () => new Promise((resolve) => setTimeout(resolve, 2_500));
    await sendTrial(9);
    await untilSettled();
    expect(arrived).toEqual([trial(9)]);
  });
});

describe('a handler of messages together', () => {
  const shelved = (blob_id: number, shelf = 'top'): PayloadOf<typeof blobShelved> => ({ blob_id, shelf });
  const send = (...payloads: PayloadOf<typeof blobShelved>[]) =>
    upload.transaction.run(() => upload.outbox.sendMany(blobShelved, payloads));
  const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  it('receives all of a key that arrive while it works, each once', async () => {
    react = () => pause(500);
    await send(...range(100, 40).map((id) => shelved(id)), shelved(140, 'bottom'));
    await untilSettled();
    const calls = arrived as PayloadOf<typeof blobShelved>[][];
    const ids = calls.flat().map(({ blob_id }) => blob_id);
    expect(ids.toSorted()).toEqual(range(100, 41));
    expect(calls.length).toBeLessThan(10);
    expect(calls).toContainEqual([shelved(140, 'bottom')]);
  });

  it('receives each alone when it fails, so that one fails alone', async () => {
    const done: number[] = [];
    react = async (_, payload) => {
      const ids = (payload as PayloadOf<typeof blobShelved>[]).map(({ blob_id }) => blob_id);
      await pause(200);
      if (ids.includes(155)) throw new DomainError(CommonErrors.validation, 'blob 155 fits no shelf');
      done.push(...ids);
    };
    await send(...range(150, 10).map((id) => shelved(id)));
    await untilSettled();
    expect(done.toSorted()).toEqual(range(150, 10).filter((id) => id !== 155));
    expect(await deadLetters(shelved(155))).toEqual([{ payload: shelved(155), reason: 'blob 155 fits no shelf' }]);
  });

  it('receives nothing twice that is delivered twice', async () => {
    const id = newUuid();
    const again = () =>
      upload.db.execute(`INSERT INTO outbox (id, subject, payload, pending) VALUES ($1, $2, $3, '{upload}')`, [
        id,
        blobShelved.subject,
        JSON.stringify(shelved(160)),
      ]);
    await again();
    await untilSettled();
    await loseEverything();
    react = () => pause(200);
    await again();
    await send(...range(161, 5).map((each) => shelved(each)));
    await untilSettled();
    const ids = (arrived as PayloadOf<typeof blobShelved>[][]).flat().map(({ blob_id }) => blob_id);
    expect(ids.toSorted()).toEqual(range(160, 6));
  });
});

describe('what is no message of an outbox', () => {
  const publish = async (payload: string, msgID?: string) => {
    const intruder = await nats.otherServices();
    await jetstream(intruder).publish(blobAttempted.subject, payload, { msgID });
    await intruder.close();
  };

  it('is dead-lettered where it cannot be read', async () => {
    await publish('{', newUuid());
    await eventually(async () => expect(await deadLetters('{' as never)).toHaveLength(1));
    expect(arrived).toEqual([]);
  });

  it('is left out where it has no id, and the next is handled', async () => {
    await publish(JSON.stringify(trial(22)));
    await sendTrial(23);
    await untilSettled();
    expect(arrived).toEqual([trial(23)]);
  });
});

it('a message that NATS cannot take is dead-lettered, and holds up no other', async () => {
  await asAdmin(`INSERT INTO upload.outbox (id, subject, payload, pending)
    VALUES (gen_random_uuid(), '${blobAttempted.subject}', jsonb_build_object('blob_id', 24, 'too', repeat('x', 2000000)), '{upload}')`);
  await sendTrial(25);
  await untilSettled();
  expect(arrived).toEqual([trial(25)]);
  expect(await asAdmin(`SELECT consumer, reason FROM upload.dead_letter WHERE payload->>'blob_id' = '24'`)).toEqual([
    { consumer: 'outbox', reason: expect.stringContaining('max_payload') },
  ]);
});

it('the trace of what sent a message goes on with it', async () => {
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const traces: unknown[] = [];
  react = async () => void traces.push(requestContext.getStore()?.traceparent);
  await requestContext.run({ requestId: 'r', address: '', traceparent }, () => sendTrial(60));
  await untilSettled();
  expect(traces).toEqual([traceparent]);
});

describe('when NATS loses everything', () => {
  it('messages sent during the outage arrive', async () => {
    await nats.stop();
    await sendEvent('c');
    await nats.erase();
    await nats.start();
    await untilSettled();
    expect(arrived).toEqual([event('c')]);
  });

  it('what was published and not yet done arrives', async () => {
    await base.stop();
    await sendEvent('d');
    await eventually(async () => expect((await waiting())[0]?.publications).toBeGreaterThan(0));
    await loseEverything();
    base = await start('base');
    await untilSettled();
    expect(arrived).toEqual([event('d')]);
  });

  it('what was done already is not done twice', async () => {
    const id = '0b8f2b4e-1a51-4c6e-9d8c-0f4f6f1c7a10';
    const again = () =>
      upload.db.execute(`INSERT INTO outbox (id, subject, payload, pending) VALUES ($1, $2, $3, '{base}')`, [
        id,
        mediaInspected.subject,
        JSON.stringify(event('e')),
      ]);
    await again();
    await untilSettled();
    await loseEverything();
    await again();
    await untilSettled();
    expect(arrived).toEqual([event('e')]);
  });
});

it('a worker that stops ends what it began and hands back the rest', async () => {
  const trials = Array.from({ length: 10 }, (_, i) => trial(11 + i));
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  react = () => released;
  for (const { blob_id } of trials) await sendTrial(blob_id);
  await eventually(() => expect(arrived).toHaveLength(CONCURRENCY));
  const stopped = upload.stop();
  setImmediate(release);
  await stopped;
  expect(arrived).toHaveLength(CONCURRENCY);
  upload = await start('upload');
  await untilSettled();
  expect(arrived).toEqual(expect.arrayContaining(trials));
});

it('a killed worker gives its event to another', async () => {
  await upload.transaction.run(async () => {
    await upload.outbox.send(blobAttempted, trial(10));
    await upload.db.execute(`UPDATE outbox SET publish_after = now() + interval '1 hour'`);
  });
  await upload.stop();
  const child = startWorkerThatHangs('upload');
  try {
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe('started');
    await asAdmin('UPDATE upload.outbox SET publish_after = now()');
    expect((await lines.next()).value).toBe(`began ${blobAttempted.subject}`);
    upload = await start('upload');
    expect(arrived).toEqual([]);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await untilSettled();
  expect(arrived).toEqual([trial(10)]);
});

function startWorkerThatHangs(service: 'upload') {
  return startTypescript(new URL('./testing/test-worker.ts', import.meta.url), [
    service,
    database.urls[service],
    ...Object.values(nats.settingsOf(processOf(service, 'worker'))),
  ]);
}

async function asAdmin(sql: string): Promise<any[]> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

/** The statement of docs/operations/repairs.md. */
function sendAgain({ consumer, sender, id }: { consumer: string; sender: string; id: string }): string {
  const page = readFileSync(new URL('../../../../docs/operations/repairs.md', import.meta.url), 'utf8');
  const [, statement] = /-- send again\n([^;]+);/.exec(page)!;
  return statement!
    .replaceAll('agent.', `${consumer}.`)
    .replaceAll('base.', `${sender}.`)
    .replace('{agent}', `{${consumer}}`)
    .replace('= 7', `= ${id}`);
}
