import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Module } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { Metrics } from '@reelsheet/platform-telemetry';
import { BENCH_JOB, jobModule } from './bench-job.js';
import type { Queue } from './queue.js';

/** Organizations to which the jobs belong in alternation. */
const ORGANIZATIONS = 20;

/** Reelsheet's own jobs, created and run as in every service. A batch becomes due by one statement, as features do. */
export const ownQueue: Queue = {
  async prepare() {
    await (await start(false)).close();
  },

  async producer() {
    const app = await start(false);
    const [jobs, db] = [app.get(Jobs), app.get(Database)];
    const organizationOf = (job: number) => 1 + (job % ORGANIZATIONS);
    return {
      order: async (first, count) => {
        if (count === 1)
          return void (await jobs.enqueue(BENCH_JOB, { job: first, organizationId: organizationOf(first) }));
        const all = Array.from({ length: count }, (_, index) => first + index);
        await db.execute(
          `INSERT INTO bench_job (job, organization_id, ready) SELECT job, organization_id, true
            FROM unnest($1::bigint[], $2::bigint[]) AS order_of (job, organization_id)`,
          [all, all.map(organizationOf)],
        );
        jobs.wake(BENCH_JOB);
      },
      close: () => app.close(),
    };
  },

  async worker(run) {
    const app = await start(true, run);
    const { jobs } = app.get(Metrics);
    return {
      done: async () => (await jobs.get()).values.reduce((sum, { value }) => sum + value, 0),
      close: () => app.close(),
    };
  },
};

function start(runsJobs: boolean, run: (job: number) => void = () => undefined): Promise<INestApplicationContext> {
  @Module({ imports: [jobModule(runsJobs, run)] })
  class DispatchModule {}
  return NestFactory.createApplicationContext(DispatchModule, { logger: false, abortOnError: false });
}
