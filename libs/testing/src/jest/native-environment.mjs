import { createRequire } from 'node:module';

const requireFromJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-node'));
const { ModernFakeTimers } = requireFromJest('@jest/fake-timers');
const { ModuleMocker } = requireFromJest('jest-mock');

/** Symbols under which jest-circus stores its state on the global object, because it expects to run one spec file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const CIRCUS_STATE = 'JEST_STATE_SYMBOL';

/**
 * Runs spec files in the process's own realm instead of a separate context, so that a worker evaluates each module
 * once. Changes of a spec file outside of modules are reverted after it.
 */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern;
  #restored = { console, fetch, exit: process.exit, env: { ...process.env } };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    forgetCircus();
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.#restored.console;
    globalThis.fetch = this.#restored.fetch;
    process.exit = this.#restored.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#restored.env)) delete process.env[name];
    Object.assign(process.env, this.#restored.env);
    delete globalThis.verifiedApis;
    forgetCircus();
  }

  exportConditions() {
    return [];
  }

  getVmContext() {
    return null;
  }
}

function forgetCircus() {
  delete globalThis[EVENT_HANDLERS];
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description === CIRCUS_STATE) delete globalThis[symbol];
}
