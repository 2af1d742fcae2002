export * from './openai-faults.js';
export * from './vendor-server.js';
