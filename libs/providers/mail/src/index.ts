export * from './port.js';
export * from './smtp.adapter.js';
