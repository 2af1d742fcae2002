export * from './input-guard.js';
export * from './inspect.js';
export * from './media-tool.js';
export * from './media-tools.errors.js';
export * from './probe.js';
export * from './rasters.js';
