import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpeg } from '../src/media/run.js';
import { type Probe, probe } from '../src/media/probe.js';
import { type Sandbox, startSandbox } from '../src/sandbox.js';
import type { SandboxOptions } from '../src/settings.js';
import type { Call } from '../src/store/call-log.js';

/** A sandbox on a free port with its own folder, with helpers for specs. */
export class TestSandbox {
  private constructor(
    readonly dir: string,
    private sandbox: Sandbox,
    private readonly options: Partial<SandboxOptions>,
  ) {}

  static async start(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
    const dir = await mkdtemp(join(tmpdir(), 'sandbox-spec-'));
    const quick = { videoSeconds: 0.2, processingSeconds: 0.2, ...options };
    return new TestSandbox(dir, await startSandbox({ dir, port: 0, ...quick }), quick);
  }

  get url(): string {
    return this.sandbox.url;
  }

  async restart(): Promise<void> {
    await this.sandbox.close();
    this.sandbox = await startSandbox({ dir: this.dir, port: 0, ...this.options });
  }

  async end(): Promise<void> {
    await this.sandbox.close();
    await rm(this.dir, { recursive: true, force: true });
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(path.startsWith('http') ? path : this.url + path, { redirect: 'manual', ...init });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-key', ...headers },
    });
  }

  form(path: string, fields: Record<string, string>): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async fault(fault: Record<string, unknown>): Promise<Response> {
    return this.post('/faults', fault);
  }

  async log(query: string): Promise<Call[]> {
    return (await (await this.fetch(`/log?${query}`)).json()) as Call[];
  }

  /** Polls until `done` holds, for at most 20 s. */
  async until<T>(request: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const value = await request();
      if (done(value)) return value;
      if (Date.now() > deadline) throw new Error(`Not reached: ${JSON.stringify(value)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async probe(bytes: Uint8Array): Promise<Probe | undefined> {
    const path = join(this.dir, `probe-${Math.random()}`);
    await writeFile(path, bytes);
    return probe(path);
  }
}

/** JSON of any shape, for assertions. */

export async function json(response: Response): Promise<any> {
  return response.json();
}

/** Returns a JWT for the video vendor. */
export function videoToken(accessKey = 'sandbox-access', secret = 'sandbox-secret', lifeSeconds = 1_800): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: accessKey, exp: now + lifeSeconds, nbf: now - 5 })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Creates a small, valid MP4 with sound, padded to at least `bytes`. */
export async function smallVideo(dir: string, bytes = 0): Promise<Buffer> {
  const path = join(dir, `small-${Math.random()}.mp4`);
  await ffmpeg([
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=180x320:rate=30:duration=1',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    path,
  ]);
  const { readFile } = await import('node:fs/promises');
  const video = await readFile(path);
  return video.length >= bytes ? video : Buffer.concat([video, freeBox(bytes - video.length)]);
}

/** Returns an MP4 box that players skip. */
function freeBox(size: number): Buffer {
  const box = Buffer.alloc(Math.max(8, size), 1);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4);
  return box;
}
