import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@reelsheet/tool-sandbox';
import type { NetworkUnderTest } from '../contract.suite.js';

const PROCESSING_SECONDS = 0.05;

/** One network of a sandbox of its own; its posts are counted where people see them, on the account's page. */
export async function sandboxNetwork(name: 'shortvideo' | 'videohost'): Promise<NetworkUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'networks-'));
  const sandbox = await startSandbox({ port: 0, dir: folder, processingSeconds: PROCESSING_SECONDS });
  return {
    origin: sandbox.url,
    posts: async (text) => {
      const page = await fetch(`${sandbox.url}/${name}/@sandbox.creator`);
      return (await page.text()).split(text).length - 1;
    },
    close: async () => {
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
}
