import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readFleetFile, type FleetFile } from '@reelsheet/tool-fleet';
import { stopChild, temporaryFolder } from '@reelsheet/native-servers';

const MAIN = fileURLToPath(new URL('../../fleet/dist/main.js', import.meta.url));
const STOP_WITHIN_MS = 60_000;

/** A whole fleet of the bench's own, on the ports that `PORT_OFFSET` gives; it ends with the bench, however hard that ends. */
export class OwnFleet {
  private constructor(
    private readonly dir: string,
    private readonly supervisor: ChildProcess,
  ) {}

  static async start(): Promise<OwnFleet> {
    const dir = temporaryFolder();
    const supervisor = spawn(process.execPath, [MAIN], {
      env: { ...process.env, FLEET_DIR: dir },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const [isReady] = await Promise.race([
      once(supervisor.stdout!, 'data').then(() => [true]),
      once(supervisor, 'exit').then(() => [false]),
    ]);
    if (!isReady) throw new Error('the fleet did not start');
    return new OwnFleet(dir, supervisor);
  }

  /** As it is now: a process that was replaced has another id. */
  get file(): FleetFile {
    const file = readFleetFile(this.dir);
    if (!file) throw new Error('the fleet is down');
    return file;
  }

  async stop(): Promise<void> {
    await stopChild(this.supervisor, 'SIGTERM', STOP_WITHIN_MS);
    await rm(this.dir, { recursive: true, force: true });
  }
}
