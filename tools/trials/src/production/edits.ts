import { runSpec } from '../support/spec-run.js';
import type { Trial } from '../trial.js';

const SPEC = 'apps/base/e2e/production/node-states-properties.e2e.spec.ts';

/** Runs the test of the suite with many more edits. */
export const edits: Trial = {
  shows: 'random edits of a finished sheet: what is stale is as computed from nothing, and only that is made again',
  async run(trial) {
    const { edits: count } = trial.size({ small: { edits: 200 }, full: { edits: 1_000 } });
    const settings = { TEST_SEED: String(trial.seed), SHEET_EDITS: String(count) };
    trial.figure('exit code of the test', await runSpec(SPEC, settings), { exactly: 0 });
  },
};
