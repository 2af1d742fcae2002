import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nkeyAuthenticator } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import { resolveCredential } from '@reelsheet/contracts';
import { createLogger } from '@reelsheet/platform-telemetry';
import { testNats, type TestNats } from '@reelsheet/testing';
import { MessagingConnection } from './connection.js';
import { RpcServer } from './rpc-server.js';

let nats: TestNats;

beforeAll(async () => {
  nats = await testNats();
});
afterAll(() => nats.stop());

it('answers the requests that are under way when its process ends', async () => {
  const { NATS_NKEY_SEED: nkeySeed, NATS_URL: url } = nats.settingsOf('base');
  const logger = createLogger('test', 'silent');
  const connection = await MessagingConnection.open({ process: 'base', url, nkeySeed }, logger);
  const server = new RpcServer(connection, 'base', logger);
  const [arrived, released] = [new EventTarget(), Promise.withResolvers<{ caller: null }>()];
  const handler = () => {
    arrived.dispatchEvent(new Event('request'));
    return released.promise;
  };
  server.addHandler(resolveCredential.subject, handler, false, { contract: resolveCredential });
  await new Promise<void>((resolve) => server.listen(resolve));

  const authenticator = nkeyAuthenticator(Buffer.from(nats.settingsOf('agent').NATS_NKEY_SEED));
  const agent = await connect({ servers: nats.url, authenticator, inboxPrefix: '_INBOX.agent' });
  const request = once(arrived, 'request');
  const answer = agent.request(resolveCredential.subject, JSON.stringify({ kind: 'api_key', sha256: 'a'.repeat(64) }));
  await request;
  let isClosed = false;
  const closing = server.close().then(() => (isClosed = true));
  await connection.nats.flush();
  // The server no longer takes requests: this one has no responder.
  await expect(agent.request(resolveCredential.subject, '{}')).rejects.toThrow('no responders');
  expect(isClosed).toBe(false);
  released.resolve({ caller: null });
  expect((await answer).json()).toEqual({ reply: { caller: null } });
  await closing;
  await connection.onApplicationShutdown();
  await agent.close();
});
