import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { connect, type Addresses, type Clients } from '@reelsheet/client';
import { proveServices } from '@reelsheet/testing';

const root = resolve(import.meta.dirname, '..');
const POSTGRES_PORT = 15_432;
/** Ports on which processes report their readiness. */
const PORTS = { base: 3_000, 'base-worker': 3_010, upload: 3_003, 'upload-worker': 3_013 };
/** Ends the demo when a response violates the OpenAPI document of its service. */
const VERIFY_RESPONSES = join(root, 'libs/testing/dist/responses/verify-fleet.js');
const node = join(root, 'node_modules', '.bin', 'node');

export interface FleetFile extends Addresses {
  readonly sandbox_url: string;
  readonly api_key: string;
  readonly organization_id: number;
  readonly operator_key: string;
  readonly pids: Readonly<Record<string, number>>;
}

/** A complete fleet that runs beside any other fleet. */
export class Fleet {
  private constructor(
    private readonly dir: string,
    private readonly offset: number,
    private readonly supervisor: ChildProcess,
  ) {}

  static async start(offset: number, more: NodeJS.ProcessEnv = {}): Promise<Fleet> {
    const dir = await mkdtemp(join(tmpdir(), 'fleet-'));
    const supervisor = spawn(node, [join(root, 'tools/fleet/dist/main.js')], {
      cwd: root,
      env: { ...environment(dir, offset), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilReady(supervisor);
    const fleet = new Fleet(dir, offset, supervisor);
    const { base_url, agent_url, core_url, upload_url } = fleet.file;
    await proveServices([base_url, agent_url, core_url, upload_url]);
    return fleet;
  }

  /** Reads the current file: processes that were restarted have new ids. */
  get file(): FleetFile {
    return JSON.parse(readFileSync(join(this.dir, 'fleet.json'), 'utf8')) as FleetFile;
  }

  /** Returns true if a process of a service is ready, not only started. */
  async isReady(name: keyof typeof PORTS): Promise<boolean> {
    const url = `http://127.0.0.1:${PORTS[name] + this.offset}/health/ready`;
    return fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Clients of the public API with the demo user's key. */
  get clients(): Clients {
    return connect(this.file, { key: this.file.api_key });
  }

  /** Runs the demo with these options; `onLine` receives each line that it prints. */
  async demo(
    idea: string,
    onLine: (line: string) => void = () => undefined,
    options: readonly string[] = [],
  ): Promise<{ status: number | null; lines: string[] }> {
    const demo = spawn(node, ['--import', VERIFY_RESPONSES, join(root, 'tools/demo/dist/main.js'), ...options, idea], {
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

  /** URL of the database for its administrator. */
  get databaseUrl(): string {
    const { databasePasswords } = JSON.parse(readFileSync(this.path('secrets.json'), 'utf8'));
    return `postgres://postgres:${databasePasswords.postgres}@127.0.0.1:${POSTGRES_PORT + this.offset}/reelsheet`;
  }

  /** Returns a path in the fleet's folder, which also contains the demo's video. */
  path(relative: string): string {
    return join(this.dir, relative);
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
