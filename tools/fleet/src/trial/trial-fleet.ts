import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort, temporaryFolder } from '@reelsheet/tool-native';
import { eventually } from '@reelsheet/testing';
import { readFleetFile } from '../fleet-file.js';
import type { FleetFile } from '../fleet-file.js';
import { appNames, fleetSettings } from '../settings.js';
import type { FleetSettings } from '../settings.js';

const repository = fleetSettings({}).root;

/** A service in ten lines: healthy, and as much of base's API as seeding the demo user takes. */
const SERVICE = `
import { createServer } from 'node:http';
const answers = {
  'POST /v1/auth/sign_in': [401], 'POST /v1/auth/sign_up': [201, { access_token: 'access' }],
  'GET /v1/organizations': [200, []], 'POST /v1/organizations': [201, { id: 7 }], 'GET /v1/organizations/7': [200, { id: 7 }],
  'POST /v1/persisted_tokens': [201, { token: 'rs_key_' + process.pid }], 'POST /v1/operator/credit_grants': [201, { id: 1 }],
};
const server = createServer((request, response) => {
  const [status, body] = answers[request.method + ' ' + request.url] ?? [200];
  response.writeHead(status).end(JSON.stringify(body ?? {}));
});
server.listen(Number(import.meta.filename.endsWith('worker.js') ? process.env.HEALTH_PORT : process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;

/** A supervisor in a process of its own, over real servers and stand-ins for the services. */
export class TrialFleet {
  readonly folder = temporaryFolder();
  readonly dir = join(this.folder, 'fleet');
  #ports: Record<string, number> = {};

  /** Lays out a repository whose services do nothing. */
  static async create(): Promise<TrialFleet> {
    const trial = new TrialFleet();
    symlinkSync(join(repository, 'node_modules'), join(trial.folder, 'node_modules'));
    for (const app of appNames) ['main.js', 'worker.js'].forEach((script) => trial.write(`apps/${app}/dist/${script}`, SERVICE));
    trial.write('tools/sandbox/dist/main.js', SERVICE);
    trial.write('package.json', '{"type": "module"}');
    for (const name of Object.keys(fleetSettings({}).ports)) trial.#ports[name] = await freePort();
    return trial;
  }

  get ports(): FleetSettings['ports'] {
    return this.#ports as FleetSettings['ports'];
  }

  write(path: string, content: string): void {
    mkdirSync(join(this.folder, path, '..'), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** Starts a supervisor and does not wait for it. */
  spawn(): ChildProcess {
    const source = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
    const changes = JSON.stringify({ root: this.folder, dir: this.dir, ports: this.#ports });
    this.write(
      'supervisor.mjs',
      `import ${JSON.stringify(`${repository}libs/testing/src/jest/source-imports.mjs`)};
       const { runFleet } = await import(${source('../run-fleet.ts')});
       await runFleet(() => ({ environment: process.env, ...${changes} }));`,
    );
    const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];
    return spawn(process.execPath, [...flags, fileURLToPath(`file://${this.folder}/supervisor.mjs`)], { stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /** Starts a supervisor and resolves when it says that it is ready. */
  async start(): Promise<ChildProcess> {
    const supervisor = this.spawn();
    const [line] = (await Promise.race([once(supervisor.stdout!, 'data'), once(supervisor.stderr!, 'data')])) as [Buffer];
    if (!String(line).includes('ready')) throw new Error(String(line));
    return supervisor;
  }

  /** Runs a supervisor that is expected to give up. */
  async outcome(): Promise<{ status: number; errors: string }> {
    const supervisor = this.spawn();
    const [errors, [status]] = await Promise.all([text(supervisor.stderr!), once(supervisor, 'exit')]);
    return { status: status as number, errors };
  }

  get file(): FleetFile {
    const file = readFleetFile(this.dir);
    if (!file) throw new Error('there is no fleet.json');
    return file;
  }

  /** Kills a process of the fleet hard and resolves to the id of the one that came in its place. */
  async kill(name: string): Promise<number> {
    const before = this.file.pids[name]!;
    process.kill(before, 'SIGKILL');
    return eventually(() => {
      const now = this.file.pids[name];
      if (now === undefined || now === before) throw new Error(`${name} is not back`);
      return now;
    });
  }
}

/** Ends a supervisor and resolves to its exit status. */
export async function end(supervisor: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(supervisor, 'exit');
  supervisor.kill(signal);
  return ((await exited) as [number | null])[0];
}
