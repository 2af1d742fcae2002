export { type Sandbox, startSandbox } from './sandbox.js';
export type { SandboxOptions } from './settings.js';
