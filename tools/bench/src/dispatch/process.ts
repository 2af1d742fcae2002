import { setTimeout as sleep } from 'node:timers/promises';
import { BATCH, BATCHES_AT_ONCE, type Producer, type Worker } from './queue.js';
import { QUEUES, type QueueName } from './queues.js';

/** Commands for one of the two processes. */
export type Command =
  | { readonly do: 'order'; readonly first: number; readonly jobs: number; readonly perSecond?: number }
  | { readonly do: 'finish'; readonly jobs: number };

/**
 * Responses of the processes. Times are nanoseconds of a clock that all processes of the machine share, by job in `of`.
 */
export interface Answer {
  readonly at: number;
  readonly of: readonly (readonly [job: number, at: number])[];
}

const POLL_INTERVAL_MS = 2;
const now = () => Number(process.hrtime.bigint());

async function order(producer: Producer, { first, jobs, perSecond }: Command & { do: 'order' }): Promise<Answer> {
  if (perSecond) return requestPaced(producer, first, jobs, perSecond);
  let next = first;
  const requestBatches = async () => {
    while (next < first + jobs) {
      const from = next;
      next += BATCH;
      await producer.order(from, Math.min(BATCH, first + jobs - from));
    }
  };
  const at = now();
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, requestBatches));
  return { at, of: [] };
}

/** Requests jobs one by one at a constant rate, regardless of whether the previous one has started. */
async function requestPaced(producer: Producer, first: number, jobs: number, perSecond: number): Promise<Answer> {
  const [at, startedAt] = [now(), performance.now()];
  const of: [number, number][] = [];
  const ordered: Promise<void>[] = [];
  for (let index = 0; index < jobs; index += 1) {
    await sleep(Math.max(0, startedAt + (index * 1_000) / perSecond - performance.now()));
    of.push([first + index, now()]);
    ordered.push(producer.order(first + index, 1));
  }
  await Promise.all(ordered);
  return { at, of };
}

async function finish(worker: Worker, runs: Map<number, number>, jobs: number): Promise<Answer> {
  const before = finished;
  finished += jobs;
  while ((await worker.done()) < before + jobs) await sleep(POLL_INTERVAL_MS);
  const answer = { at: now(), of: [...runs] };
  if (runs.size !== jobs || ranTwice > 0)
    throw new Error(`${runs.size} of ${jobs} jobs were done, ${ranTwice} of them twice`);
  runs.clear();
  return answer;
}

let finished = 0;
let ranTwice = 0;

/** Responds to each command with a message. */
async function serve(name: QueueName, role: string): Promise<void> {
  const queue = await QUEUES[name]();
  const runs = new Map<number, number>();
  const run = (job: number) => {
    if (runs.has(job)) ranTwice += 1;
    runs.set(job, now());
  };
  const half = role === 'producer' ? await queue.producer() : await queue.worker(run);
  process.on('message', (command: Command) => {
    const answer =
      command.do === 'order' ? order(half as Producer, command) : finish(half as Worker, runs, command.jobs);
    answer.then(
      (reported) => process.send!(reported),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.once('SIGTERM', () => void half.close().then(() => process.exit(0)));
  process.send!('ready');
}

const [name, role] = process.argv.slice(2) as [QueueName, string];
if (role === 'prepare') {
  const queue = await QUEUES[name]();
  await ('prepare' in queue ? queue.prepare?.() : undefined);
  process.exit(0);
}
await serve(name, role);
