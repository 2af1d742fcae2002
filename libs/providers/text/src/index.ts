export * from './google.adapter.js';
export * from './openai.adapter.js';
export * from './port.js';
