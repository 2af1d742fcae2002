import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { BUCKET, S3_KEY, startS3 } from '@reelsheet/testing/s3-server';
import { Bucket } from './bucket.js';
import { reasonOf } from './reason.js';

const server = startS3();
afterAll(async () => (await server).stop());

const optionsAt = (endpoint: string) => ({ endpoint, bucket: BUCKET, region: 'us-east-1', ...S3_KEY });

describe('a bucket', () => {
  it('stores, reads, describes and removes an object', async () => {
    const bucket = new Bucket(optionsAt((await server).endpoint));
    await bucket.put('key', Readable.from([Buffer.from('hello '), Buffer.from('world')]));
    expect(await text((await bucket.read('key'))!)).toBe('hello world');
    expect(await text((await bucket.read('key', { start: 4, end: 6 }))!)).toBe('o w');
    expect(await bucket.stat('key')).toMatchObject({ byteSize: 11 });
    await bucket.remove('key');
    await bucket.remove('key');
    expect(await bucket.read('key')).toBeUndefined();
    expect(await bucket.stat('key')).toBeUndefined();
  });

  /** Runs `use` with a store that responds like this, and ends after a tenth of a second of silence. */
  const withStore = async (respond: RequestListener, use: (bucket: Bucket) => Promise<void>) => {
    let requests = 0;
    const store = createServer((request, response) => {
      requests += 1;
      request.resume();
      void respond(request, response);
    });
    await once(store.listen(0, '127.0.0.1'), 'listening');
    const { port } = store.address() as AddressInfo;
    await use(new Bucket({ ...optionsAt(`http://127.0.0.1:${port}`), silenceMs: 100 }));
    store.closeAllConnections();
    store.close();
    return requests;
  };

  it('is unavailable if it is silent, after three attempts', async () => {
    const requests = await withStore(
      () => undefined,
      async (bucket) => {
        const error = await bucket.stat('key').catch((each: unknown) => each);
        expect(error).toMatchObject({ status: CommonErrors.unavailable.status });
        expect(reasonOf(error)).toContain('timed out after 100 ms');
      },
    );
    expect(requests).toBe(3);
  });

  it('ends an answer whose rest does not arrive', async () => {
    await withStore(
      (_, response) => void response.writeHead(200, { 'Content-Length': '10' }).write('half'),
      async (bucket) => {
        const bytes = (await bucket.read('key'))!;
        await expect(text(bytes)).rejects.toThrow('timed out after 100 ms');
      },
    );
  });
});

describe('the reason of an error', () => {
  it('is that of the request behind it, in one line', () => {
    const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    const away = new DomainError(CommonErrors.unavailable, undefined, undefined, { cause });
    expect(reasonOf(away)).toBe('ECONNREFUSED');
    expect(reasonOf(new Error('of another kind'))).toBe('of another kind');
  });
});
