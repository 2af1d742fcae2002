import { MachineError, assertPortFree, endProcess, processesWithVariable } from '@reelsheet/native-servers';
import type { Stage } from './process-spec.js';
import { RotatingLog } from '../files/rotating-log.js';
import { pathIn } from '../settings.js';
import { SupervisedProcess } from './supervised-process.js';

/** Environment variable with the folder of the fleet, by which a later supervisor recognizes the processes. */
export const FLEET_VARIABLE = 'REELSHEET_FLEET';

const END_LEFTOVER_WITHIN_MS = 5000;

/** Starts the stages one after another, keeps their processes running, and stops them in reverse order. */
export class Supervisor {
  private readonly stages: { readonly processes: SupervisedProcess[]; readonly stage: Stage }[];
  private stopped = false;

  /** `onPidChange` is called whenever a process has started or has another id after a restart. */
  constructor(
    private readonly dir: string,
    stages: readonly Stage[],
    onPidChange: () => void,
  ) {
    this.stages = stages.map((stage) => ({
      stage,
      processes: stage.processes.map(
        (spec) => new SupervisedProcess(spec, new RotatingLog(pathIn.log(dir, spec.name)), onPidChange),
      ),
    }));
  }

  /** Ids of the running processes by name. */
  get pids(): Readonly<Record<string, number>> {
    const running = this.all().flatMap(({ spec, pid }) => (pid === undefined ? [] : [[spec.name, pid] as const]));
    return Object.fromEntries(running);
  }

  async start(): Promise<void> {
    await this.endLeftovers();
    for (const { spec } of this.all()) await assertPortFree(spec.port, spec.name);
    for (const { stage, processes } of this.stages) {
      if (this.stopped) return;
      await Promise.all(processes.map((each) => each.start()));
      await stage.afterwards?.();
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const { processes } of this.stages.toReversed()) await Promise.all(processes.map((each) => each.stop()));
  }

  /** Stops these processes until `takeBack`, so that a borrower can run them. */
  async release(names: readonly string[]): Promise<void> {
    await Promise.all(this.named(names).map((each) => each.stop()));
  }

  /** Starts these processes again and resolves when they are ready. */
  async takeBack(names: readonly string[]): Promise<void> {
    await Promise.all(this.named(names).map((each) => each.start()));
  }

  /** Stops the processes that a killed supervisor has left running on these ports and data. */
  private async endLeftovers(): Promise<void> {
    const leftovers = processesWithVariable(FLEET_VARIABLE, this.dir);
    await Promise.all(leftovers.map((pid) => endProcess(pid, 'SIGTERM', END_LEFTOVER_WITHIN_MS)));
  }

  private named(names: readonly string[]): SupervisedProcess[] {
    return names.map((name) => {
      const found = this.all().find(({ spec }) => spec.name === name);
      if (!found) throw new MachineError(`the fleet has no process ${name}`);
      return found;
    });
  }

  private all(): SupervisedProcess[] {
    return this.stages.flatMap(({ processes }) => processes);
  }
}
