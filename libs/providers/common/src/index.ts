export * from './bounded-fetch.js';
export * from './checked-response.js';
export * from './http-errors.js';
export * from './provider-error.js';
export * from './vendor-call.js';
