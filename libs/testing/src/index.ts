export { eventually } from './eventually.js';
export { guardedOperations } from './guarded-operations.js';
export { schemaDrift } from './schema-drift.js';
export { storedIn } from './stored.js';
export { testDatabase } from './test-database.js';
export type { TestDatabase } from './test-database.js';
export { testNats } from './test-nats.js';
export type { TestNats } from './test-nats.js';
export { Wire } from './wire.js';
