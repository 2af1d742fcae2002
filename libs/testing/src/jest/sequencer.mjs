import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** Suites that take a minute or more although their files are short, by their duration. */
const LONG_SUITES = ['acceptance/demo.spec.ts', 'tools/how-to/how-to.spec.ts'];

/**
 * Starts long suites first, so that none of them runs alone at the end. Jest puts the others in order: by the
 * time of an earlier run, or by the size of the file.
 */
export default class LongSuitesFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => LONG_SUITES.findIndex((suite) => path.endsWith(`/${suite}`));
    const long = tests.filter((test) => rank(test) >= 0).sort((one, other) => rank(one) - rank(other));
    return [...long, ...super.sort(tests.filter((test) => rank(test) < 0))];
  }
}
