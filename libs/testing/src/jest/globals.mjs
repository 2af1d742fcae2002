/**
 * Replaces `@jest/globals`. Modules exist as long as the worker, while Jest creates these functions for each spec file,
 * so every module that imports them gets those of the current file.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
