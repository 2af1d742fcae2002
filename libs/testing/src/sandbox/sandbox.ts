import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxHost } from './sandbox-host.js';

export interface Sandbox {
  /** URL without a trailing slash. */
  readonly url: string;
  /** `smtp://host:port` of its mail server. */
  readonly mailUrl: string;
  close(): Promise<void>;
}

/**
 * Starts a sandbox on a free port with an empty folder, in the process that runs all sandboxes of this Jest worker;
 * `settings` are further variables, which tools/sandbox/README.md lists.
 */
export async function startSandbox(settings: Readonly<Record<`SANDBOX_${string}`, string>> = {}): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const host = await sandboxHost();
  const variables = { HOST: '127.0.0.1', PORT: '0', SANDBOX_DIR: folder, ...settings };
  const response = await fetch(host, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(variables),
  });
  if (!response.ok) throw new Error(`The sandbox did not start: ${await response.text()}`);
  const { url, mailUrl } = (await response.json()) as { url: string; mailUrl: string };
  const close = async () => {
    await fetch(`${host}?${new URLSearchParams({ url })}`, { method: 'DELETE' });
    // An ffmpeg process that was started before may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { url, mailUrl, close };
}
