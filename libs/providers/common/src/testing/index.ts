export * from './google-faults.js';
export * from './openai-faults.js';
export * from './vendor-server.js';
