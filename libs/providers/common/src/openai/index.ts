export * from './openai-errors.js';
export * from './openai-vendor.js';
export * from './uploaded-file.js';
