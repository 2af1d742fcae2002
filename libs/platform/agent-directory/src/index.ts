export * from './agent-directory.module.js';
export * from './known-agent.entity.js';
export * from './known-agent-hooks.js';
export * from './known-agent.repository.js';
export * from './known-agent.sql.js';
export * from './migrations/1763600100000-create-known-agent.js';
export * from './projected-agent-directory.js';
