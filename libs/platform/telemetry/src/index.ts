export type { Logger } from 'pino';
export * from './logger.js';
export * from './metrics.js';
export { redactText } from './redaction.js';
export * from './request-context.js';
export * from './telemetry.module.js';
export * from './trace-context.js';
