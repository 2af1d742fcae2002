import { runSpec } from '../support/spec-run.js';
import type { Trial } from '../trial.js';

const SPEC = 'acceptance/kill.spec.ts';
const TEST = 'rows become posts once';

/** Runs the test of the suite with many more rows and kills. */
export const production: Trial = {
  shows: 'a batch of rows through posts while every process is killed: each cell, video and post made and charged once',
  async run(trial) {
    const { rows, kills, clips, waitFactor, vendorMs } = trial.size({
      small: { rows: 20, kills: 12, clips: 1, waitFactor: 2, vendorMs: 500 },
      full: { rows: 1_000, kills: 200, clips: 1, waitFactor: 2, vendorMs: 500 },
    });
    const settings = {
      TEST_SEED: String(trial.seed),
      PRODUCTION_ROWS: String(rows),
      PRODUCTION_KILLS: String(kills),
      // The videos show the clips with 1, and are made several times as fast with 0.
      PRODUCTION_CLIPS: String(clips),
      PRODUCTION_WAIT_FACTOR: String(waitFactor),
      PRODUCTION_VENDOR_MS: String(vendorMs),
    };
    trial.note(`${rows} rows, ${kills} kills`);
    trial.figure('exit code of the test', await runSpec(SPEC, settings, TEST), { exactly: 0 });
  },
};
