export { createReelsheet } from './reelsheet.js';
export type { Reelsheet, ReelsheetOptions } from './reelsheet.js';
export type { Things } from './generated/things.js';
export type { SdkCallOptions } from './requests/call-options.js';
export type { ServiceAddresses } from './requests/known-addresses.js';
export type { UserSession, SessionTokens } from './credentials/user-session.js';
export type { Answered, Call } from './calls/call.js';
export type { PagedCall } from './calls/paged-call.js';
export type { WaitOptions, WorkCall } from './calls/work-call.js';
export type { EventSequence, NamedEvent } from './streams/event-sequence.js';
export {
  ApiConnectionError,
  OutcomeUnknownError,
  ReelsheetError,
  ResponseError,
  WebhooksMissedError,
  WorkNotCompletedError,
} from './errors/errors.js';
export type { AnyErrorCode } from './errors/errors.js';
export { uploadFile } from './uploads/upload-file.js';
export type { UploadOptions } from './uploads/upload-file.js';
export { watchSheet } from './sheets/watch-sheet.js';
export type { WatchedSheet } from './sheets/watch-sheet.js';
export { verifyWebhook, WebhookSignatureError } from './webhooks/verify-webhook.js';
export type { ReceivedWebhook, WebhookRequest } from './webhooks/verify-webhook.js';
export { listenToWebhooks } from './webhooks/listen-to-webhooks.js';
export type { ListenedAgent, ListenOptions, StreamedWebhook } from './webhooks/listen-to-webhooks.js';
export type * from '@reelsheet/client';
