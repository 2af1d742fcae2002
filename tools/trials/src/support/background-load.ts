import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '@reelsheet/contracts';
import type { ProcessName } from '@reelsheet/contracts/bus';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { callsOf } from './api-calls.js';
import { TenantTasks } from './tasks.js';
import { SteadyCallers } from './steady-callers.js';
import type { WebhookReceiver } from './webhook-receiver.js';

/** Maximum number of calls to a service at a time. */
const CONCURRENCY = 16;

export interface Pace {
  /** Number of reads and small writes of each service per second. */
  readonly callsPerSecond: number;
  /** Time between the starts of two rounds of jobs. */
  readonly roundEveryMs: number;
}

/** Calls all services and orders work continuously until it is stopped. */
export class BackgroundLoad {
  /** Number of started rounds. */
  rounds = 0;
  /** Reasons of rejected requests. */
  readonly rejected: string[] = [];
  private isOver = false;
  private working: Promise<void> = Promise.resolve();
  private readonly callers: ReadonlyMap<ProcessName, SteadyCallers>;

  private constructor(
    fleet: OwnFleet,
    private readonly tenantTasks: TenantTasks,
    private readonly pace: Pace,
  ) {
    const { tenant } = tenantTasks;
    this.callers = new Map(
      SERVICES.map((service) => {
        const origins = new Set([fleet.originOf(service)]);
        const callerPace = { perSecond: pace.callsPerSecond, concurrency: CONCURRENCY };
        return [service, new SteadyCallers(origins, callsOf(tenant, service), tenant.key, callerPace)];
      }),
    );
  }

  static async start(fleet: OwnFleet, receiver: WebhookReceiver, pace: Pace): Promise<BackgroundLoad> {
    const load = new BackgroundLoad(fleet, await TenantTasks.of(fleet, receiver, 'bustle'), pace);
    for (const callers of load.callers.values()) callers.start();
    load.working = load.work();
    return load;
  }

  /** Number of responses by status. */
  get statuses(): ReadonlyMap<number, number> {
    const all = new Map<number, number>();
    for (const { statuses } of this.callers.values())
      for (const [status, count] of statuses) all.set(status, (all.get(status) ?? 0) + count);
    return all;
  }

  /** Number of calls whose connection was rejected or that got no response. */
  get lost(): number {
    return [...this.callers.values()].reduce((sum, { rejected, lost }) => sum + rejected + lost.length, 0);
  }

  /** Returns the number of connections of the callers to the process. */
  connectionsTo(process: ProcessName): number {
    return this.callers.get(process)?.connections ?? 0;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.working;
    await Promise.all([...this.callers.values()].map((callers) => callers.stop()));
  }

  private async work(): Promise<void> {
    while (!this.isOver) {
      const startedAt = performance.now();
      this.rounds += 1;
      this.rejected.push(...(await this.tenantTasks.round(this.rounds)));
      await sleep(Math.max(0, startedAt + this.pace.roundEveryMs - performance.now()));
    }
  }
}
