import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from '@jest/globals';
import { request } from '../request.js';
import { startSandbox } from './sandbox.js';
import { startTypescript } from '../typescript/process.js';

describe('sandboxes of one Jest worker', () => {
  it('share their process and nothing else', async () => {
    const [one, other] = await Promise.all([startSandbox(), startSandbox({ SANDBOX_CONSENT: 'ask' })]);
    try {
      const fault = { vendor: 'chat', kind: 'error' };
      expect(await request('POST', `${one.url}/faults`, { body: fault })).toMatchObject({ status: 201 });
      expect((await request('GET', `${one.url}/faults`)).body).toHaveLength(1);
      expect((await request('GET', `${other.url}/faults`)).body).toEqual([]);

      await one.close();
      await expect(fetch(`${one.url}/faults`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
      expect(await request('GET', `${other.url}/health/live`)).toMatchObject({ status: 200 });
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
  });

  it('report a wrong setting', async () => {
    await expect(startSandbox({ SANDBOX_CONSENT: 'maybe' })).rejects.toThrow('SANDBOX_CONSENT must be given or ask');
  });

  it('end with the worker', async () => {
    const host = startTypescript(new URL('../../../../tools/sandbox/test/host.ts', import.meta.url));
    for await (const line of createInterface(host.stdout)) if (line.startsWith('sandboxes at ')) break;
    const ended = once(host, 'exit');
    host.stdin.destroy();
    expect(await ended).toEqual([0, null]);
  });
});
