export * from './migrations/1763600000000-create-outbox.js';
export * from './migrations/1795746000001-origin-of-messages.js';
export * from './migrations/1795835000000-age-of-handled-messages.js';
export * from './event-journal.js';
export * from './outbox.js';
export * from './outbox.entity.js';
export * from './outbox.module.js';
export * from './outbox-options.js';
