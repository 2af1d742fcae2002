import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { boundedFetch } from './bounded-fetch.js';
import { VendorServer } from './testing/vendor-server.js';

let vendor: VendorServer;
let elsewhere: VendorServer;
beforeAll(async () => {
  [vendor, elsewhere] = await Promise.all([VendorServer.listen(), VendorServer.listen()]);
});
afterAll(() => Promise.all([vendor.close(), elsewhere.close()]));

it.each([301, 302, 303, 307, 308])('takes no credential along a redirect (%d)', async (status) => {
  vendor.script({ status, headers: { location: elsewhere.url }, body: '' });
  elsewhere.script({ body: '' });
  const answer = await boundedFetch('vendor', 10)(vendor.url, { headers: { authorization: 'Bearer key' } });
  expect([answer.status, vendor.received.length, elsewhere.received.length]).toEqual([status, 1, 0]);
});

it('ends an answer that is too long', async () => {
  vendor.script({ body: 'x'.repeat(11) }, { body: 'x'.repeat(10) });
  const bounded = boundedFetch('vendor', 10);
  await expect((await bounded(vendor.url)).text()).rejects.toMatchObject({ category: 'corrupt_answer' });
  expect(await (await bounded(vendor.url)).text()).toHaveLength(10);
});
