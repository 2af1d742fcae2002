export * from './ark.adapter.js';
export * from './fal.adapter.js';
export * from './kling.adapter.js';
export * from './port.js';
export * from './veo.adapter.js';
