export * from './outbox.js';
export * from './outbox.entity.js';
export * from './outbox.migration.js';
export * from './outbox.module.js';
export * from './outbox.options.js';
export { Relay } from './relay.js';
