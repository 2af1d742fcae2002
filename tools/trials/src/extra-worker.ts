import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serviceOf, type ProcessName } from '@reelsheet/contracts/bus';
import { freePort, stopChild } from '@reelsheet/native-servers';
import { serviceEnvironment, type OwnFleet } from '@reelsheet/tool-fleet';

const STOPS_WITHIN_MS = 30_000;
const BACK_AFTER_MS = 1_000;

/** One more process of a worker beside the fleet's own; it comes back when it is killed. */
export class ExtraWorker {
  private child: ChildProcess | undefined;
  private isWanted = true;

  private constructor(private readonly launch: () => ChildProcess) {
    this.spawn();
  }

  static async start(fleet: OwnFleet, name: ProcessName): Promise<ExtraWorker> {
    const { settings, secrets } = fleet;
    const env = { ...serviceEnvironment(settings, secrets, name), HEALTH_PORT: String(await freePort()) };
    const script = join(settings.root, 'apps', serviceOf(name), 'bundle', 'worker.js');
    return new ExtraWorker(() => spawn(process.execPath, [script], { env, cwd: settings.root, stdio: 'ignore' }));
  }

  kill(): void {
    if (!this.child?.kill('SIGKILL')) throw new Error('it is not there');
  }

  async stop(): Promise<void> {
    this.isWanted = false;
    if (this.child?.exitCode === null && this.child.signalCode === null)
      await stopChild(this.child, 'SIGTERM', STOPS_WITHIN_MS);
  }

  private spawn(): void {
    const child = this.launch();
    this.child = child;
    void once(child, 'exit').then(() => {
      setTimeout(() => this.isWanted && this.spawn(), BACK_AFTER_MS);
    });
  }
}
