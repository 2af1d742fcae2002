export * from './actors.js';
export * from './apify.adapter.js';
export * from './feed.js';
export * from './port.js';
