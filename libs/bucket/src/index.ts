export { Bucket } from './bucket.js';
export type { StoredObject } from './bucket.js';
export { bucketClient } from './bucket-client.js';
export type { BucketOptions } from './bucket-client.js';
export { reasonOf } from './reason.js';
