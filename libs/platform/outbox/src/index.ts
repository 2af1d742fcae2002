export * from './outbox.js';
export * from './outbox.entity.js';
export { OUTBOX_MIGRATIONS } from './outbox.migrations.js';
export * from './outbox.module.js';
export * from './outbox-options.js';
export { Relay } from './relay.js';
