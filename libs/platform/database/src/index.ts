export * from './data-source.js';
export * from './database.js';
export * from './database.module.js';
export * from './faults.js';
export * from './migrate.js';
export { Transaction } from './transaction.js';
