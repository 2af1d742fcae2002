// Generated from docs/api/reelsheet.json (`npm run generate`).

export type { Auth } from '../core/auth.js';
export type { QuerySerializerOptions } from '../core/bodySerializer.js';
export {
  formDataBodySerializer,
  jsonBodySerializer,
  urlSearchParamsBodySerializer,
} from '../core/bodySerializer.js';
export { buildClientParams } from '../core/params.js';
export { serializeQueryKeyValue } from '../core/queryKeySerializer.js';
export type { ServerSentEventsResult } from '../core/serverSentEvents.js';
export type { ClientMeta } from '../core/types.js';
export { createClient } from './client.js';
export type {
  Client,
  ClientOptions,
  Config,
  CreateClientConfig,
  Options,
  RequestOptions,
  RequestResult,
  ResolvedRequestOptions,
  ResponseStyle,
  TDataShape,
} from './types.js';
export { createConfig, mergeHeaders } from './utils.js';
