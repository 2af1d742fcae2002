import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { nkeyAuthenticator } from '@nats-io/nats-core';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { organizationDeleted } from '@reelsheet/contracts';
import { natsAccount, PROCESSES, streamOf } from '@reelsheet/contracts/bus';
import { nkey, startNats, temporaryFolder, type LocalServer } from '@reelsheet/native-servers';
import { ensureStreams } from './streams.js';

const INSTALLATIONS = ['blue', 'green'] as const;
type Installation = (typeof INSTALLATIONS)[number];
const keys = Object.fromEntries(
  INSTALLATIONS.map((name) => [name, new Map(PROCESSES.map((process) => [process, nkey()]))]),
) as Record<Installation, Map<string, ReturnType<typeof nkey>>>;

const accounts = (installations: readonly Installation[]) =>
  installations.map((name) => `  ${name} {\n${natsAccount((process) => keys[name].get(process)!.publicKey)}  }\n`);
/** A busy machine proves who it is when it comes to it. */
const WAIT_SECONDS = 100;
const configOf = (...installations: Installation[]) =>
  `authorization { timeout: ${WAIT_SECONDS} }\naccounts {\n${accounts(installations).join('')}}\n`;

let folder: string;
let server: LocalServer;

beforeAll(async () => {
  folder = temporaryFolder();
  server = await startNats({ dir: join(folder, 'data'), port: 0, config: configOf('blue', 'green') });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const enter = (installation: Installation, process: string): Promise<NatsConnection> =>
  connect({
    servers: server.url,
    authenticator: nkeyAuthenticator(Buffer.from(keys[installation].get(process)!.seed)),
    inboxPrefix: `_INBOX.${process}`,
    timeout: WAIT_SECONDS * 1_000,
  });

it('two installations share a server, each in an account of its own, and receive nothing from each other', async () => {
  const [blue, green] = await Promise.all(INSTALLATIONS.map((name) => enter(name, 'base-worker')));
  for (const bus of [blue!, green!]) await ensureStreams(bus);
  await jetstream(blue!).publish(organizationDeleted.subject, '{}');
  const held = async (bus: NatsConnection) =>
    (await (await jetstreamManager(bus, { checkAPI: false })).streams.info(streamOf('base'))).state.messages;
  expect([await held(blue!), await held(green!)]).toEqual([1, 0]);
  await Promise.all([blue!.close(), green!.close()]);
});

it('and when one goes, the other keeps its streams and lets nobody else in', async () => {
  await server.stop();
  server = await startNats({ dir: join(folder, 'data'), port: 0, config: configOf('green') });
  const green = await enter('green', 'base-worker');
  const manager = await jetstreamManager(green, { checkAPI: false });
  expect((await manager.streams.info(streamOf('base'))).state.messages).toBe(0);
  await jetstream(green).publish(organizationDeleted.subject, '{}');
  expect((await manager.streams.info(streamOf('base'))).state.messages).toBe(1);
  await green.close();
  await expect(enter('blue', 'base-worker')).rejects.toThrow(/Authorization/i);
});
