export * from './nats-config.js';
export * from './permissions.js';
export * from './processes.js';
export * from './streams.js';
export * from './subjects.js';
