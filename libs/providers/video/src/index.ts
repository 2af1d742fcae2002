export * from './kling.adapter.js';
export * from './port.js';
