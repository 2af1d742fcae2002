export * from './formats.js';
export * from './read-table.js';
export * from './write-table.js';
