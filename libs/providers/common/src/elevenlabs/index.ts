export * from './elevenlabs-account.js';
export * from './elevenlabs-errors.js';
