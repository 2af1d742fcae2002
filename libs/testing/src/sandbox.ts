import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startTypescript } from './typescript/process.js';

const ENTRY = new URL('../../../tools/sandbox/src/main.ts', import.meta.url);

export interface Sandbox {
  /** URL without a trailing slash. */
  readonly url: string;
  /** `smtp://host:port` of its mail server. */
  readonly mailUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the sandbox as a child process on a free port with an empty folder; `settings` are further environment
 * variables, which tools/sandbox/README.md lists.
 */
export async function startSandbox(settings: Readonly<Record<`SANDBOX_${string}`, string>> = {}): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const child = startTypescript(ENTRY, [], { HOST: '127.0.0.1', PORT: '0', SANDBOX_DIR: folder, ...settings });
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    // An ffmpeg process that was started before may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  for await (const line of createInterface(child.stdout)) {
    const [, url, mailUrl] = /ready on (\S+) and (\S+)/.exec(line) ?? [];
    if (url && mailUrl) return { url, mailUrl, close };
  }
  await close();
  throw new Error('The sandbox ended before it was ready');
}
