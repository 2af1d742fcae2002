/** One Jest run for the whole repository: pure specs, database specs, service e2e and fleet acceptance. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools', '<rootDir>/acceptance'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/apps/[^/]+/bundle/'],
  testEnvironment: '<rootDir>/libs/testing/src/jest/native-environment.mjs',
  runtime: '<rootDir>/libs/testing/src/jest/native-runtime.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { configFile: './.swcrc' }] },
  // Node's own loader imports the modules; these two only serve to find the specs that a change reaches.
  resolver: '<rootDir>/libs/testing/src/jest/resolver.cjs',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/libs/testing/src/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/src/jest/global-teardown.mjs',
  reporters: ['default', '<rootDir>/libs/testing/src/jest/summary-reporter.mjs'],
  testSequencer: '<rootDir>/libs/testing/src/jest/sequencer.mjs',
  maxWorkers: 4,
  // The memory that a suite leaks slows down the following suites of the same process.
  workerIdleMemoryLimit: '1200MB',
  testTimeout: 300_000,
  // A connection that a failed test left open must not keep the run from ending.
  forceExit: true,
};
