export * from './google-errors.js';
export * from './google-models.js';
export * from './google-vendor.js';
