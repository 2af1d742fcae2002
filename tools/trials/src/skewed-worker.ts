import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { App, OwnFleet } from '@reelsheet/tool-fleet';
import { untilSo } from './database.js';

/** Loaded before all else: whatever asks what time it is hears that of a clock which is off. */
const SKEW = `
const skew = Number(process.env.CLOCK_SKEW_MS);
const RealDate = Date;
globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + skew);
  }
  static now() {
    return RealDate.now() + skew;
  }
};`;

/** One more worker of a service beside the fleet's own, with a clock of its own; it comes back when it is killed. */
export class SkewedWorker {
  private constructor(
    private readonly start: () => ChildProcess,
    private child: ChildProcess,
    private readonly healthUrl: string,
  ) {}

  static async join(fleet: OwnFleet, app: App, skewMs: number, port: number): Promise<SkewedWorker> {
    const bundle = join(fleet.settings.root, 'apps', app, 'bundle/worker.js');
    const env = {
      ...process.env,
      ...fleet.environmentOf(`${app}-worker`),
      HEALTH_PORT: String(port),
      CLOCK_SKEW_MS: String(skewMs),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SKEW)}`,
    };
    const start = () => spawn(process.execPath, [bundle], { env, stdio: 'ignore' });
    const worker = new SkewedWorker(start, start(), `http://127.0.0.1:${port}/health/ready`);
    await worker.untilReady();
    return worker;
  }

  /** Resolves when its successor works. */
  async kill(): Promise<void> {
    await this.end();
    this.child = this.start();
    await this.untilReady();
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  private async untilReady(): Promise<void> {
    await untilSo('the worker is ready', async () => (await fetch(this.healthUrl)).ok);
  }
}
