import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stopChild } from '@reelsheet/native-servers';
import type { Answer, Command } from './process.js';
import type { QueueName } from './queues.js';

const MAIN = fileURLToPath(new URL('process.js', import.meta.url));

type Role = 'producer' | 'worker';

/** A producer and a worker of one queue. */
export class Pair {
  private first = 0;

  private constructor(
    private readonly producer: ChildProcess,
    private readonly worker: ChildProcess,
  ) {}

  static async start(name: QueueName, environment: Readonly<Record<Role, NodeJS.ProcessEnv>>): Promise<Pair> {
    const launch = (role: string, env: NodeJS.ProcessEnv) =>
      fork(MAIN, [name, role], { env: { ...process.env, ...env } });
    const [status] = (await once(launch('prepare', environment.producer), 'exit')) as [number | null];
    if (status !== 0) throw new Error(`${name} could not be prepared`);
    const pair = new Pair(launch('producer', environment.producer), launch('worker', environment.worker));
    await Promise.all([pair.producer, pair.worker].map((child) => answerOf(child)));
    return pair;
  }

  /** Returns the jobs per second, from the first request until the last job is marked as done. */
  async jobsPerSecond(jobs: number): Promise<number> {
    const { ordered, finished } = await this.dispatch(jobs);
    return jobs / ((finished.at - ordered.at) / 1e9);
  }

  /** Returns the milliseconds from the request of each job to its step. */
  async waits(jobs: number, perSecond: number): Promise<number[]> {
    const { ordered, finished } = await this.dispatch(jobs, perSecond);
    const ranAt = new Map(finished.of);
    return ordered.of.map(([job, at]) => (ranAt.get(job)! - at) / 1e6);
  }

  async stop(): Promise<void> {
    await Promise.all([this.producer, this.worker].map((child) => stopChild(child, 'SIGTERM', 5_000)));
  }

  private async dispatch(jobs: number, perSecond?: number): Promise<{ ordered: Answer; finished: Answer }> {
    const first = this.first;
    this.first += jobs;
    const [finished, ordered] = await Promise.all([
      request(this.worker, { do: 'finish', jobs }),
      request(this.producer, { do: 'order', first, jobs, perSecond }),
    ]);
    return { ordered, finished };
  }
}

async function request(child: ChildProcess, command: Command): Promise<Answer> {
  child.send(command);
  return (await answerOf(child)) as Answer;
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${child.spawnargs.slice(-2).join(' ')} has ended`));
    child.once('exit', fail);
    child.once('message', (answer) => {
      child.off('exit', fail);
      resolve(answer);
    });
  });
}
