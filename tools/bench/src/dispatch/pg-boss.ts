import { PgBoss } from 'pg-boss';
import { BATCH, type Queue } from './queue.js';

const WORKERS = 4;
const POLL_SECONDS = 0.5;

async function open(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: process.env['PEER_DATABASE_URL'] });
  boss.on('error', (error) => console.error(error));
  return boss.start();
}

/**
 * A queue of pg-boss. With `burst`, it polls again immediately after a full batch instead of waiting for the next
 * interval.
 */
export const bossQueue = (burst: boolean): Queue => {
  const name = `bench_job_${burst}`;
  return {
    async prepare() {
      const boss = await open();
      await boss.createQueue(name);
      await boss.stop();
    },

    async producer() {
      const boss = await open();
      return {
        order: async (first, jobs) => {
          await boss.insert(
            name,
            Array.from({ length: jobs }, (_, index) => ({ data: { job: first + index } })),
          );
        },
        close: () => boss.stop(),
      };
    },

    async worker(run) {
      const boss = await open();
      let done = 0;
      await boss.work<{ job: number }>(
        name,
        {
          batchSize: BATCH,
          pollingIntervalSeconds: POLL_SECONDS,
          localConcurrency: WORKERS,
          burstWhenBatchFull: burst,
        },
        async (jobs) => {
          for (const { data } of jobs) run(data.job);
          done += jobs.length;
        },
      );
      return { done: () => done, close: () => boss.stop() };
    },
  };
};
