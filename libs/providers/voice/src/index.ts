export { DESIGN_LIMITS } from './design-limits.js';
export * from './elevenlabs.adapter.js';
export * from './openai.adapter.js';
export * from './port.js';
