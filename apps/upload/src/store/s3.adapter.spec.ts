import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CopyObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { BUCKET, S3_KEY, startS3 } from '@reelsheet/testing/s3-server';
import { blobStoreContract } from './contract.suite.js';
import { newKey } from './key.js';
import { S3Store } from './s3.adapter.js';

describe('an S3 bucket', () => {
  const server = startS3();
  afterAll(async () => (await server).stop());
  afterEach(() => void jest.restoreAllMocks());
  const storeOf = async (proxy: boolean) =>
    new S3Store({ endpoint: (await server).endpoint, bucket: BUCKET, region: 'us-east-1', proxy, ...S3_KEY });

  blobStoreContract('it', () => storeOf(true));

  it('uploads long files in parts, and stores nothing if the source fails', async () => {
    const store = await storeOf(true);
    const chunk = Buffer.alloc(2 ** 20, 'x');
    const give = async function* (fails: boolean) {
      for (let i = 0; i < 10; i += 1) yield chunk;
      if (fails) throw new Error('the sender went away');
    };
    const [failed, stored] = [newKey(), newKey()];
    await expect(store.put(failed, give(true))).rejects.toThrow('the sender went away');
    expect(await store.stat(failed)).toBeUndefined();
    await store.put(stored, give(false));
    expect(await store.stat(stored)).toMatchObject({ byteSize: 10 * chunk.length });
  });

  it.each([500, 503])('is unavailable while the store answers %d, as when it is overloaded', async (statusCode) => {
    const overloaded = createServer((_, response) => response.writeHead(statusCode).end());
    await once(overloaded.listen(0, '127.0.0.1'), 'listening');
    const { port } = overloaded.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const store = new S3Store({ endpoint, bucket: BUCKET, region: 'us-east-1', proxy: true, ...S3_KEY });
    await expect(store.stat(newKey())).rejects.toMatchObject({ status: 503 });
    overloaded.close();
  });

  describe('collects what a caller PUT to its address', () => {
    const bytes = Buffer.from('of a caller');
    const grantOf = (announced = bytes) => ({
      key: newKey(),
      byteSize: announced.length,
      checksum: hash('md5', announced, 'base64'),
      contentType: 'image/png',
    });
    const put = async (key: string) => (await storeOf(true)).put(key, Readable.from([bytes]));

    it('to a key that a later PUT does not change', async () => {
      const [store, grant, copy] = [await storeOf(false), grantOf(), newKey()];
      await put(grant.key);
      const send = jest.spyOn(S3Client.prototype, 'send');
      expect(await store.collect(grant, copy)).toBe(true);
      const { etag } = (await store.stat(grant.key))!;
      expect(send.mock.calls.map(([{ input }]) => input)).toContainEqual(
        expect.objectContaining({ Key: copy, CopySourceIfMatch: etag }),
      );
      await store.remove(grant.key);
      expect(await buffer(await store.read(copy))).toEqual(bytes);
    });

    it.each([
      ['has another size', grantOf(bytes.subarray(1))],
      ['has another MD5', grantOf(Buffer.alloc(bytes.length))],
    ])('unless it %s', async (_, grant) => {
      const [store, copy] = [await storeOf(false), newKey()];
      await put(grant.key);
      expect(await store.collect(grant, copy)).toBe(false);
      expect(await store.stat(copy)).toBeUndefined();
    });

    it('unless it changes during the copy', async () => {
      const [store, grant, copy] = [await storeOf(false), grantOf(), newKey()];
      await put(grant.key);
      const changed = Object.assign(Object.create(S3ServiceException.prototype) as S3ServiceException, {
        name: 'PreconditionFailed',
        $metadata: { httpStatusCode: 412 },
      });
      const send = S3Client.prototype.send;
      jest.spyOn(S3Client.prototype, 'send').mockImplementation(function (this: S3Client, command: object) {
        if (command instanceof CopyObjectCommand) throw changed;
        return Reflect.apply(send, this, [command]) as never;
      });
      expect(await store.collect(grant, copy)).toBe(false);
    });

    it('from a store that ignores the condition only as announced', async () => {
      const [store, grant, copy] = [await storeOf(false), grantOf(), newKey()];
      await put(grant.key);
      const { stat } = store;
      jest.spyOn(store, 'stat').mockImplementation(async (key) => ({
        ...(await stat.call(store, key))!,
        ...(key === copy ? { etag: hash('md5', 'other bytes') } : {}),
      }));
      expect(await store.collect(grant, copy)).toBe(false);
      jest.restoreAllMocks();
      expect(await store.stat(copy)).toBeUndefined();
    });

    it('unless bytes pass through the service', async () => {
      const grant = grantOf();
      await put(grant.key);
      expect(await (await storeOf(true)).collect(grant, newKey())).toBe(false);
    });
  });

  it('issues its own addresses unless bytes pass through the service', async () => {
    const grant = { key: newKey(), byteSize: 1, checksum: '1B2M2Y8AsgTpgAmY7PhCfg==', contentType: 'image/png' };
    expect(await (await storeOf(true)).addressFor(grant, new Date(), 60)).toBeUndefined();
    expect(await (await storeOf(false)).addressFor(grant, new Date(), 60)).toContain(`/${BUCKET}/${grant.key}?X-Amz-`);
  });
});
