export * from './fault-contract.js';
export * from './sandbox-vendor.js';
export * from './vendor-under-test.js';
