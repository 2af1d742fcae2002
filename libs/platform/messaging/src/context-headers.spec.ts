import { describe, expect, it } from '@jest/globals';
import { requestContext } from '@reelsheet/platform-telemetry';
import { contextHeaders, originOf, runInContext, storedHeaders } from './context-headers.js';

const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const seen = async () => requestContext.getStore();

describe('the request context in the headers of a message', () => {
  it('arrives with it', async () => {
    const sent = requestContext.run({ requestId: 'r-1', address: '192.0.2.1', traceparent }, contextHeaders);
    const context = await runInContext(sent, { name: 'rpc', kind: 'server' }, seen);
    expect(context).toEqual({ requestId: 'r-1', address: '', traceparent });
  });

  it('is its trace alone where it went through an outbox', async () => {
    const context = await runInContext(storedHeaders(traceparent, 'tab-1'), { name: 'evt', kind: 'consumer' }, seen);
    expect(context).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/), traceparent });
    expect(context).not.toHaveProperty('origin');
  });

  it('is accompanied by the client that caused a stored message', () => {
    expect(originOf(storedHeaders(null, 'tab-1'))).toBe('tab-1');
    expect([undefined, storedHeaders(traceparent, null), storedHeaders(null, 'a b')].map(originOf)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([undefined, storedHeaders('nonsense', null)])(
    'is generated if the headers are missing or invalid',
    async (sent) => {
      const context = await runInContext(sent, { name: 'evt', kind: 'consumer' }, seen);
      expect(context).toMatchObject({ traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/) });
      expect([contextHeaders(), storedHeaders(null, null)]).toEqual([undefined, undefined]);
    },
  );
});
