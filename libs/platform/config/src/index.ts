export * from './chat.config.js';
export * from './compose-config.js';
export * from './load-config.js';
export * from './network.config.js';
export * from './prices.config.js';
export * from './request-limits.config.js';
export * from './service.config.js';
export * from './setting.js';
