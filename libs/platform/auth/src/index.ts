export * from './agent-access.js';
export * from './agent-scope.js';
export * from './api-key.js';
export * from './auth.guard.js';
export * from './auth.module.js';
export * from './caller.js';
export * from './rate-limit.js';
export * from './remote-credential.resolver.js';
