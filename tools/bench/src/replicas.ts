import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Service } from '@reelsheet/contracts';
import { stopChild } from '@reelsheet/native-servers';
import type { Infrastructure } from './infrastructure.js';

const MAIN = fileURLToPath(new URL('replica.js', import.meta.url));

/** A process of a service with the additional routes of the benchmarks. */
export class Replica {
  private constructor(
    readonly service: Service,
    /** URL without /v1. */
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(
    service: Service,
    infrastructure: Pick<Infrastructure, 'environment'>,
    settings: Readonly<Record<string, number>> = {},
    execArgv = process.execArgv,
  ): Promise<Replica> {
    const env = {
      ...process.env,
      ...infrastructure.environment(service),
      REPLICA_SETTINGS: JSON.stringify(settings),
    };
    const child = fork(MAIN, [service], { env, execArgv });
    const [answer] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
    if (typeof answer !== 'string') throw new Error(`${service} did not start`);
    return new Replica(service, answer, child);
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** Pauses the process or resumes it. */
  pause(isPaused: boolean): void {
    this.child.kill(isPaused ? 'SIGSTOP' : 'SIGCONT');
  }

  async stop(): Promise<void> {
    await stopChild(this.child, 'SIGTERM', 5_000);
  }
}
