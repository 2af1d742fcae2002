/**
 * Replaces `@jest/globals`. Modules live as long as the worker, while Jest creates these for each spec
 * file; every module that imports them sees those of the present file.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
