export * from './catalog.js';
export * from './openai.adapter.js';
export * from './port.js';
