import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { startTypescript } from '../typescript/process.js';

const ENTRY = new URL('../../../../tools/sandbox/test/host.ts', import.meta.url);

let present: Promise<string> | undefined;

/**
 * Returns the URL of the process that runs the sandboxes of this process. It starts at the first call, because loading
 * the sandbox takes a second of processor time, while a sandbox in a process that runs takes almost none.
 */
export function sandboxHost(): Promise<string> {
  return (present ??= start());
}

async function start(): Promise<string> {
  const child = startTypescript(ENTRY);
  child.once('exit', () => (present = undefined));
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /sandboxes at (\S+)/.exec(line) ?? [];
    if (!url) continue;
    // The sandboxes must not keep this process alive; they end when this process closes their standard input.
    child.unref();
    for (const pipe of [child.stdin, child.stdout]) (pipe as Socket).unref();
    return url;
  }
  throw new Error('The process of the sandboxes ended before it was ready');
}
