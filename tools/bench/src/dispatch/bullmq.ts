import { Queue as BullQueue, Worker as BullWorker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Queue } from './queue.js';

const NAME = 'bench_job';
const CONCURRENCY = 100;

const connection = () => new Redis(Number(process.env['REDIS_PORT']), '127.0.0.1', { maxRetriesPerRequest: null });

export const bullQueue: Queue = {
  async producer() {
    const queue = new BullQueue(NAME, { connection: connection(), defaultJobOptions: { removeOnComplete: true } });
    await queue.waitUntilReady();
    return {
      order: async (first, jobs) => {
        const data = (_: unknown, index: number) => ({ name: NAME, data: { job: first + index } });
        await queue.addBulk(Array.from({ length: jobs }, data));
      },
      close: () => queue.close(),
    };
  },

  async worker(run) {
    let done = 0;
    const worker = new BullWorker<{ job: number }>(NAME, async ({ data }) => run(data.job), {
      connection: connection(),
      concurrency: CONCURRENCY,
    });
    worker.on('completed', () => (done += 1));
    await worker.waitUntilReady();
    return { done: () => done, close: () => worker.close() };
  },
};
