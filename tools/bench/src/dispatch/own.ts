import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Module } from '@nestjs/common';
import { Jobs } from '@reelsheet/platform-jobs';
import { Metrics } from '@reelsheet/platform-telemetry';
import { ERRAND, errandModule } from './errand.js';
import type { Queue } from './queue.js';

/** Whose jobs they are, in turns. */
const ORGANIZATIONS = 20;

/** Jobs as every service orders and runs them. */
export const ownQueue: Queue = {
  async prepare() {
    await (await start(false)).close();
  },

  async producer() {
    const app = await start(false);
    const jobs = app.get(Jobs);
    const errand = (job: number) => ({ job, organizationId: 1 + (job % ORGANIZATIONS) });
    return {
      order: async (first, count) => {
        if (count === 1) await jobs.order(ERRAND, errand(first));
        else
          await jobs.orderMany(
            ERRAND,
            Array.from({ length: count }, (_, index) => errand(first + index)),
          );
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

function start(works: boolean, run: (job: number) => void = () => undefined): Promise<INestApplicationContext> {
  @Module({ imports: [errandModule(works, run)] })
  class DispatchModule {}
  return NestFactory.createApplicationContext(DispatchModule, { logger: false, abortOnError: false });
}
