export * from './create-app.js';
export * from './platform-modules.js';
export * from './run.js';
export * from './service-process.js';
