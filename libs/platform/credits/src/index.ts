export * from './credit-gate.port.js';
export * from './credits.module.js';
export * from './remote-credit-gate.js';
export * from './usable-credit.guard.js';
