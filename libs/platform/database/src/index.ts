export * from './data-source.js';
export * from './database.js';
export * from './database.module.js';
export * from './faults.js';
export * from './migrate.js';
export * from './pg-type.js';
export { row, rowOf, typeOf, type RowOf, type RowShape } from './row-shape.js';
export { Transaction } from './transaction.js';
