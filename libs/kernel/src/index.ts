export * from './bell.js';
export * from './clock.js';
export * from './errors.js';
export * from './ids.js';
export * from './money.js';
export * from './phases.js';
export * from './platforms.js';
export * from './roles.js';
