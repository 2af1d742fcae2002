export * from './agent-deletion-listener.port.js';
export * from './agent-directory.module.js';
export * from './known-agent.entity.js';
export * from './known-agent.migration.js';
export * from './known-agent.repository.js';
export * from './known-agent.sql.js';
export * from './projected-agent-directory.js';
export * from './relax-agent-uuid.migration.js';
