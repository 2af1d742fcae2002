export * from './agent.contracts.js';
export * from './base.contracts.js';
export * from './base.events.js';
export * from './compatibility.js';
export * from './core.contracts.js';
export * from './define.js';
export * from './upload.contracts.js';
export * from './validate.js';
