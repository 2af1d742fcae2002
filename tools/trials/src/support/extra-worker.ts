import type { ProcessName } from '@reelsheet/contracts/bus';
import type { OwnFleet, Replica } from '@reelsheet/tool-fleet';

/** Loaded before all other code: it shifts the clock of the process. */
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

/** The environment of a process whose clock is off by this. */
export const skewedBy = (ms: number): NodeJS.ProcessEnv => ({
  CLOCK_SKEW_MS: String(ms),
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SKEW)}`,
});

/** One more worker beside the fleet's own, which ends with the fleet. */
export class ExtraWorker {
  private constructor(
    private readonly launch: () => Promise<Replica>,
    private replica: Replica,
  ) {}

  static async start(fleet: OwnFleet, name: ProcessName, environment: NodeJS.ProcessEnv = {}): Promise<ExtraWorker> {
    const launch = () => fleet.replica(name, environment);
    return new ExtraWorker(launch, await launch());
  }

  /** Resolves when its successor works. */
  async kill(): Promise<void> {
    this.replica.kill();
    this.replica = await this.launch();
  }
}
