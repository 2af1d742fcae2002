import { writeSync } from 'node:fs';

const STDOUT = 1;

/** Prints `N passed, N failed, N skipped` as the last line, and fails a run in which no test passed or failed. */
export default class SummaryReporter {
  #counts = { passed: 0, failed: 0, skipped: 0 };

  onRunComplete(_, results) {
    this.#counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    // Jest prints its own summary after all reporters, and closes its streams before it exits.
    process.once('exit', () => writeSync(STDOUT, `${this.#line()}\n`));
  }

  getLastError() {
    const { passed, failed } = this.#counts;
    return passed + failed === 0 ? new Error('no test ran') : undefined;
  }

  #line() {
    const { passed, failed, skipped } = this.#counts;
    return `${passed} passed, ${failed} failed, ${skipped} skipped`;
  }
}
