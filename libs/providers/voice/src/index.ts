export * from './elevenlabs.adapter.js';
export * from './port.js';
