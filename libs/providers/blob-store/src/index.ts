export * from './port.js';
export * from './walrus.adapter.js';
