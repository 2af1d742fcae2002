import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BaseUnderTest } from '../support/harness.js';

const PATH = '/.well-known/security.txt';

let base: BaseUnderTest;
beforeAll(async () => {
  base = await BaseUnderTest.start({
    SECURITY_CONTACT: 'mailto:security@example.com,https://example.com/report',
    SECURITY_POLICY_URL: 'https://example.com/policy',
  });
});
afterAll(() => base?.stop());

const read = (origin: string, path: string) => fetch(`${new URL(origin).origin}${path}`);

it('says to everyone where vulnerabilities are reported, and is never expired', async () => {
  const response = await read(base.url, PATH);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Contact: https://example.com/report',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    'Preferred-Languages: en',
    'Policy: https://example.com/policy',
    '',
  ]);
  const days = (Date.parse(/Expires: (\S+)/.exec(text)![1]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThan(365);
});

it('is outside /v1, and not on the port of the worker', async () => {
  expect((await read(base.url, `/v1${PATH}`)).status).toBe(404);
  expect((await read(await base.worker.getUrl(), PATH)).status).toBe(404);
});
