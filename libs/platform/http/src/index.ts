export { BodyLimit } from './body/body-limit.js';
export * from './openapi/docs.js';
export { Uncompressed } from './server/compression.js';
export { cookieOf } from './server/cookie.js';
export { matchesTag } from './entity-tag.js';
export * from './error-filter.js';
export * from './event-stream.js';
export * from './server/fastify-adapter.js';
export * from './input/fields.js';
export { FormFile } from './body/form-reader.js';
export * from './html-page.js';
export * from './http.module.js';
export {
  StoresAnswerAfterwards,
  StoresAnswerOnSnapshot,
  StoresAnswerWithoutBody,
  StoresNoAnswer,
  IDEMPOTENCY,
  type DescribedRepetition,
} from './idempotency/idempotency.js';
export { IdempotencyInterceptor } from './idempotency/idempotency-interceptor.js';
export { IdempotentAnswerEntity } from './idempotency/idempotent-answer.entity.js';
export { IdempotentAnswerRepository } from './idempotency/idempotent-answer.repository.js';
export { IdempotentAnswers1795695000000 } from './idempotency/migrations/1795695000000-idempotent-answers.js';
export { InputErrors } from './input/input-errors.js';
export { readInput } from './input/input.js';
export { MinimalReturn, type WantedAnswer } from './minimal-return.js';
export { withMinReadRate, type ReadRate } from './body/min-read-rate.js';
export { OpaqueBodies, OpaqueBody } from './body/opaque-body.js';
export * from './openapi/openapi.js';
export * from './openapi/operation.js';
export { lastPosition } from './input/last-event-id.js';
export * from './input/path-id.js';
export { METRICS_PATH, PROBES } from './server/probes.js';
export { beginEvents, ResponseStream, type StreamBounds } from './response-stream.js';
export { routeConfig } from './route-config.js';
export { sameRequest } from './forwarded-headers.js';
export { serveSite, type Site } from './site/site.js';
export { ServiceGateway } from './service-gateway.js';
export { StoresBytes, TakesBytes, takesBytes, TakesForm } from './body/takes-form.js';
export { isArriving } from './body/unread-body.js';
export { addToVary } from './vary.js';
export * from './input/validation.js';
export { unstorable } from './input/unstorable.js';
