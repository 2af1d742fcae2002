import { expect, it, jest } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import type { ClaimedJob } from './claim.repository.js';
import type { JobEntity } from '../job.entity.js';
import type { JobKind } from '../job-kind.js';
import { JobRunner } from './job-runner.js';
import type { StepRunner } from './step-runner.js';
import type { StepTools } from './step-tools.js';

const KIND = { name: 'translation', concurrency: 4, perOrganization: 2 } as JobKind;
const claimed = (id: string) =>
  ({ job: { id, organizationId: 7, traceparent: null }, claimedAt: new Date() }) as unknown as ClaimedJob<JobEntity>;

it('claims again if a step ended during a claim that was limited by the share of its organization', async () => {
  const claims: ((taken: ClaimedJob<JobEntity>[]) => void)[] = [];
  const steps: (() => void)[] = [];
  const take = jest.fn(() => new Promise<ClaimedJob<JobEntity>[]>((resolve) => claims.push(resolve)));
  const run = () => new Promise<void>((resolve) => steps.push(resolve));
  const runner = new JobRunner(
    KIND,
    { run, stop: () => {} } as unknown as StepRunner,
    { claims: { claim: take } } as unknown as StepTools,
  );
  runner.start();
  claims[0]!([claimed('1')]);
  await eventually(() => expect(steps).toHaveLength(1));
  runner.notify();
  await eventually(() => expect(claims).toHaveLength(2));
  steps[0]!();
  await new Promise(setImmediate);
  claims[1]!([claimed('2')]);
  await eventually(() => expect(claims).toHaveLength(3));
  const stopped = runner.stop();
  claims[2]!([]);
  steps[1]!();
  await stopped;
});
