import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules', '.bin', 'node');

export interface FleetFile {
  readonly base_url: string;
  readonly agent_url: string;
  readonly core_url: string;
  readonly upload_url: string;
  readonly sandbox_url: string;
  readonly api_key: string;
  readonly organization_id: number;
  readonly operator_key: string;
  readonly pids: Readonly<Record<string, number>>;
}

export interface Answer {
  readonly status: number;
  readonly body: any;
}

/** A whole fleet of its own, beside any that runs already. */
export class Fleet {
  private constructor(
    private readonly dir: string,
    private readonly offset: number,
    private readonly supervisor: ChildProcess,
  ) {}

  static async start(offset: number): Promise<Fleet> {
    const dir = await mkdtemp(join(tmpdir(), 'fleet-'));
    const supervisor = spawn(node, [join(root, 'tools/fleet/dist/main.js')], {
      cwd: root,
      env: environment(dir, offset),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilReady(supervisor);
    return new Fleet(dir, offset, supervisor);
  }

  /** As it is now: processes that were replaced have new ids. */
  get file(): FleetFile {
    return JSON.parse(readFileSync(join(this.dir, 'fleet.json'), 'utf8')) as FleetFile;
  }

  /** Walks the road as a user would; `onLine` sees each line that it prints. */
  async demo(
    idea: string,
    onLine: (line: string) => void = () => undefined,
  ): Promise<{ status: number | null; lines: string[] }> {
    const demo = spawn(node, [join(root, 'tools/demo/dist/main.js'), idea], {
      cwd: this.dir,
      env: environment(this.dir, this.offset),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    for (const stream of [demo.stdout, demo.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        onLine(line);
      });
    }
    const [status] = (await once(demo, 'close')) as [number | null];
    return { status, lines };
  }

  /** Where the demo put its video. */
  path(relative: string): string {
    return join(this.dir, relative);
  }

  async call(
    method: string,
    url: string,
    { key, body, headers }: { key?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const answer = await fetch(url, {
      method,
      headers: {
        ...(key ? { 'X-API-Key': key } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  async stop(): Promise<void> {
    if (this.supervisor.exitCode === null) {
      this.supervisor.kill('SIGTERM');
      await once(this.supervisor, 'exit');
    }
    await rm(this.dir, { recursive: true, force: true });
  }
}

function environment(dir: string, offset: number): NodeJS.ProcessEnv {
  return { ...process.env, FLEET_DIR: dir, PORT_OFFSET: String(offset), NODE_OPTIONS: '' };
}

async function untilReady(supervisor: ChildProcess): Promise<void> {
  const said: string[] = [];
  await new Promise<void>((resolveReady, reject) => {
    for (const stream of [supervisor.stdout!, supervisor.stderr!]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (/\bready\b/.test(line)) resolveReady();
      });
    }
    supervisor.once('exit', () => reject(new Error(`the fleet did not start: ${said.join(' | ')}`)));
  });
}
