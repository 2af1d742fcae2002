import type { Platform } from '@reelsheet/kernel';
import { startSandbox } from '@reelsheet/testing';
import type { NetworkUnderTest } from '../contract.suite.js';

/** Starts a sandbox with one network. Posts are counted on the public page of the account. */
export async function sandboxNetwork(name: Platform): Promise<NetworkUnderTest> {
  const sandbox = await startSandbox({ SANDBOX_PROCESSING_SECONDS: '0.05' });
  return {
    origin: sandbox.url,
    posts: async (text) => {
      const page = await fetch(`${sandbox.url}/${name}/@sandbox.creator`);
      return (await page.text()).split(text).length - 1;
    },
    react: async (post, counts) => {
      const body = JSON.stringify({ vendor: name, post, ...counts });
      await fetch(`${sandbox.url}/reactions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    },
    close: () => sandbox.close(),
  };
}
