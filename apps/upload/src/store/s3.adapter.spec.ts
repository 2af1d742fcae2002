import { afterAll, describe, expect, it } from '@jest/globals';
import { blobStoreContract } from './contract.suite.js';
import { newKey } from './key.js';
import { S3Store } from './s3.adapter.js';
import { BUCKET, S3_KEY, startS3 } from './testing/s3-server.js';

describe('an S3 bucket', () => {
  const server = startS3();
  afterAll(async () => (await server).stop());
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

  it('issues its own addresses unless bytes pass through the service', async () => {
    const grant = { key: newKey(), byteSize: 1, checksum: '1B2M2Y8AsgTpgAmY7PhCfg==', contentType: 'image/png' };
    expect(await (await storeOf(true)).addressFor(grant, new Date(), 60)).toBeUndefined();
    expect(await (await storeOf(false)).addressFor(grant, new Date(), 60)).toContain(`/${BUCKET}/${grant.key}?X-Amz-`);
  });
});
