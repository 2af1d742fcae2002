import { runSpec } from '../support/spec-run.js';
import type { Trial } from '../trial.js';

const SPEC = 'apps/base/e2e/production/template-estimates.e2e.spec.ts';

/** Runs the test of the suite with renders too. */
export const templateEstimates: Trial = {
  shows: 'the row of each shipped template with its video costs what its batch was estimated to cost',
  async run(trial) {
    trial.figure('exit code of the test', await runSpec(SPEC, { TEMPLATE_RENDERS: 'yes' }), { exactly: 0 });
  },
};
