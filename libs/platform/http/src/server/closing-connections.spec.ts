import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createAdapter } from './fastify-adapter.js';

/** Less than the time after which Node closes a connection without a request. */
const SOON_MS = 5_000;

describe('the end of a server', () => {
  let adapter: ReturnType<typeof createAdapter>;
  let answer: PromiseWithResolvers<void>;
  let received: PromiseWithResolvers<void>;
  let client: Socket;

  beforeEach(async () => {
    adapter = createAdapter();
    [answer, received] = [Promise.withResolvers(), Promise.withResolvers()];
    const fastify = adapter.getInstance();
    fastify.get('/slow', async () => {
      received.resolve();
      await answer.promise;
      return 'done';
    });
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    client = connect((fastify.server.address() as { port: number }).port, '127.0.0.1');
    await once(client, 'connect');
  });
  afterEach(() => void client.destroy());

  async function msToClose(): Promise<number> {
    const start = performance.now();
    await adapter.getInstance().close();
    return performance.now() - start;
  }

  it('does not wait for a connection on which nothing was sent', async () => {
    const closed = once(client.resume(), 'close');
    expect(await msToClose()).toBeLessThan(SOON_MS);
    await closed;
  });

  it('waits for a response and closes its connection then', async () => {
    client.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
    await received.promise;
    let text = '';
    client.on('data', (bytes) => (text += bytes.toString()));
    const closed = once(client, 'close');
    const closing = msToClose();
    answer.resolve();
    expect(await closing).toBeLessThan(SOON_MS);
    await closed;
    expect(text).toMatch(/^HTTP\/1.1 200 [^]*done$/);
  });
});
