export * from './openai.adapter.js';
export * from './port.js';
