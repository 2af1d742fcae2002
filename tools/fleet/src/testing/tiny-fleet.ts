import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort, stopChild, temporaryFolder } from '@reelsheet/native-servers';
import { eventually } from '@reelsheet/testing';
import { readFleetFile } from '../files/fleet-file.js';
import type { FleetFile } from '../files/fleet-file.js';
import { appNames, fleetSettings } from '../settings.js';
import type { FleetSettings } from '../settings.js';

const STOP_WITHIN_MS = 30_000;
const repository = fleetSettings({}).root;

/** A minimal service with health checks and the part of base's API that creating the demo user needs. */
const SERVICE = `
import { createServer } from 'node:http';
const answers = {
  'POST /v1/auth/sign_in': [401], 'POST /v1/auth/sign_up': [201, { access_token: 'access' }],
  'GET /v1/organizations': [200, []], 'POST /v1/organizations': [201, { id: 7 }], 'GET /v1/organizations/7': [200, { id: 7 }],
  'POST /v1/persisted_tokens': [201, { token: 'rs_key_' + process.pid }], 'POST /v1/operator/credit_grants': [201, { id: 1 }],
};
const server = createServer((request, response) => {
  const [status, body] = answers[request.method + ' ' + request.url] ?? [200];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
});
server.listen(Number(import.meta.filename.endsWith('worker.js') ? process.env.HEALTH_PORT : process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;

/** A supervisor in its own process, with real servers and stand-ins for the services. */
export class TinyFleet {
  readonly folder = temporaryFolder();
  readonly dir = join(this.folder, 'fleet');
  private readonly children: ChildProcess[] = [];

  private constructor(readonly ports: FleetSettings['ports']) {}

  /** Creates a repository with services that do nothing. */
  static async create(): Promise<TinyFleet> {
    const fleet = new TinyFleet(await freePorts());
    symlinkSync(join(repository, 'node_modules'), join(fleet.folder, 'node_modules'));
    for (const app of appNames) {
      fleet.write(`apps/${app}/package.json`, '{"type": "module", "dependencies": {}}');
      ['main.js', 'worker.js'].forEach((script) => fleet.write(`apps/${app}/bundle/${script}`, SERVICE));
    }
    fleet.write('tools/sandbox/dist/main.js', SERVICE);
    fleet.write('package.json', '{"type": "module"}');
    return fleet;
  }

  write(path: string, content: string): void {
    mkdirSync(join(this.folder, path, '..'), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** Starts a supervisor without waiting for it. */
  spawn(): ChildProcess {
    return this.run('../run-fleet.ts', 'await module.runFleet(() => settings);');
  }

  /** Serves one service from its sources. */
  serve(app: string): ChildProcess {
    return this.run(
      '../serve-app.ts',
      `await module.serveApp(settings, '${app}').catch(({ message }) => console.log(message));`,
    );
  }

  /** Imports a module of this package in a new process with the settings of this fleet, and runs these statements. */
  private run(path: string, statements: string): ChildProcess {
    const script = join(this.folder, `run-${basename(path, '.ts')}.mjs`);
    const changes = JSON.stringify({ root: this.folder, dir: this.dir, ports: this.ports });
    writeFileSync(
      script,
      `import ${JSON.stringify(join(repository, 'libs/testing/src/jest/source-imports.mjs'))};
       const settings = { environment: process.env, ...${changes} };
       const module = await import(${JSON.stringify(new URL(path, import.meta.url).href)});
       ${statements}`,
    );
    const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];
    // The IPC channel closes when this process ends, even after SIGKILL.
    const child = spawn(process.execPath, [...flags, script], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.children.push(child);
    return child;
  }

  /** Stops all processes and removes all files. */
  async close(): Promise<void> {
    await Promise.all(this.children.map((child) => stopChild(child, 'SIGTERM', STOP_WITHIN_MS)));
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Starts a supervisor and resolves when it reports that it is ready. */
  async start(): Promise<ChildProcess> {
    const supervisor = this.spawn();
    const [line] = (await Promise.race([once(supervisor.stdout!, 'data'), once(supervisor.stderr!, 'data')])) as [
      Buffer,
    ];
    if (!String(line).includes('ready')) throw new Error(String(line));
    return supervisor;
  }

  /** Runs a supervisor that is expected to fail. */
  async outcome(): Promise<{ status: number; errors: string }> {
    const supervisor = this.spawn();
    const [errors, ended] = await Promise.all([text(supervisor.stderr!), once(supervisor, 'exit')]);
    return { status: ended[0] as number, errors };
  }

  get file(): FleetFile {
    const file = readFleetFile(this.dir);
    if (!file) throw new Error('there is no fleet.json');
    return file;
  }

  /** Kills a process of the fleet with SIGKILL and resolves to the id of its successor. */
  async kill(name: string): Promise<number> {
    const before = this.file.pids[name]!;
    process.kill(before, 'SIGKILL');
    return eventually(() => {
      const now = this.file.pids[name];
      if (now === undefined || now === before) throw new Error(`${name} has not restarted`);
      return now;
    });
  }
}

async function freePorts(): Promise<FleetSettings['ports']> {
  const ports: Record<string, number> = {};
  for (const name of Object.keys(fleetSettings({}).ports)) ports[name] = await freePort();
  return ports as FleetSettings['ports'];
}

/** Stops a supervisor and resolves to its exit status. */
export async function end(supervisor: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(supervisor, 'exit');
  supervisor.kill(signal);
  return ((await exited) as [number | null])[0];
}
