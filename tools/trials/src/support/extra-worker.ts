import type { ProcessName } from '@reelsheet/contracts/bus';
import type { OwnFleet, Replica } from '@reelsheet/tool-fleet';

/** Source of a module that is loaded before all other code and shifts the clock of the process. */
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

/** Returns the environment of a process whose clock is shifted by this number of milliseconds. */
export const skewedBy = (ms: number): NodeJS.ProcessEnv => ({
  CLOCK_SKEW_MS: String(ms),
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SKEW)}`,
});

/** An additional worker beside the fleet's own, which ends with the fleet. */
export class ExtraWorker {
  private constructor(
    private readonly launch: () => Promise<Replica>,
    private replica: Replica,
  ) {}

  static async start(fleet: OwnFleet, name: ProcessName, environment: NodeJS.ProcessEnv = {}): Promise<ExtraWorker> {
    const launch = () => fleet.replica(name, environment);
    return new ExtraWorker(launch, await launch());
  }

  /** Kills the process and resolves when its successor is ready. */
  async kill(): Promise<void> {
    this.replica.kill();
    this.replica = await this.launch();
  }
}
