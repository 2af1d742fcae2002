import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { organizationDeleted } from '@reelsheet/contracts';
import { durableOf, streamOf } from '@reelsheet/contracts/bus';
import { startNats, temporaryFolder, type LocalServer } from '@reelsheet/native-servers';
import { areStreamsComplete, ensureStreams } from './streams.js';

let folder: string;
let server: LocalServer;
let nats: NatsConnection;
let manager: JetStreamManager;

beforeAll(async () => {
  folder = temporaryFolder();
  server = await startNats({ dir: join(folder, 'data'), port: 0 });
  nats = await connect({ servers: server.url });
  manager = await jetstreamManager(nats);
});
afterAll(async () => {
  await nats?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('sees what somebody took away, and makes it again', async () => {
  await expect(areStreamsComplete(nats)).rejects.toThrow('stream not found');
  await ensureStreams(nats);
  expect(await areStreamsComplete(nats)).toBe(true);

  await manager.consumers.delete(streamOf('base'), durableOf('core', organizationDeleted));
  expect(await areStreamsComplete(nats)).toBe(false);
  await ensureStreams(nats);
  expect(await areStreamsComplete(nats)).toBe(true);

  await manager.streams.delete(streamOf('upload'));
  await expect(areStreamsComplete(nats)).rejects.toThrow('stream not found');
  await ensureStreams(nats);
  expect(await areStreamsComplete(nats)).toBe(true);
});
