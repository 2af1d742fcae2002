export { discoverProviders } from './discovery.js';
export * from './hook.js';
export { Hooks } from './hooks.js';
export * from './hooks.module.js';
export { OnHook, type HookHandler } from './on-hook.js';
