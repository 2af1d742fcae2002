export * from './allowance.js';
export * from './outbound-client.js';
export * from './outbound.errors.js';
export * from './outbound.module.js';
