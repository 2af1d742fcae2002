import { runSpec } from '../support/spec-run.js';
import type { Trial } from '../trial.js';

const SPEC = 'apps/base/e2e/production/batch-ceilings.e2e.spec.ts';

/** Runs the test of the suite with many more batches. */
export const ceilings: Trial = {
  shows: 'batches with random ceilings and a vendor that charges too much: never more held and spent than the ceiling',
  async run(trial) {
    const { batches } = trial.size({ small: { batches: 40 }, full: { batches: 200 } });
    const settings = { TEST_SEED: String(trial.seed), CEILING_BATCHES: String(batches) };
    trial.figure('exit code of the test', await runSpec(SPEC, settings), { exactly: 0 });
  },
};
