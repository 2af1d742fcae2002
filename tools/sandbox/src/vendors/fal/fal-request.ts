import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { SimulatedVideo, SimulatedVideoError } from '../../videos/simulated-video.js';

/** Input of the text-to-video models; other fields are ignored. */
export const VideoInput = Type.Object({
  prompt: Type.String({ minLength: 1, maxLength: 4_096 }),
  negative_prompt: Type.Optional(Type.String()),
  aspect_ratio: Type.Enum(['16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16']),
  resolution: Type.Enum(['480p', '720p', '1080p']),
  duration: Type.Integer({ minimum: 1, maximum: 15 }),
  generate_audio: Type.Optional(Type.Boolean()),
});
export type VideoInput = Static<typeof VideoInput>;

const input = Compile(VideoInput);
export const isVideoInput = (given: unknown): given is VideoInput => input.Check(given);

export interface FalRequest extends SimulatedVideo {
  /** Owner and name of the model's application, with which the URLs of its requests begin. */
  app: string;
  webhook: string | null;
  /** Origin under which the caller reached the sandbox. */
  origin: string;
}

/** A response of a model, or of the platform if the model did not answer. */
export interface FalAnswer {
  status: number;
  headers: Record<string, string>;
  body: object;
}

const DETAIL: Record<SimulatedVideoError['kind'], { status: number; type: string; retryable: boolean }> = {
  refused: { status: 422, type: 'content_policy_violation', retryable: false },
  invalid: { status: 422, type: 'value_error', retryable: false },
  broken: { status: 500, type: 'internal_server_error', retryable: true },
};

/** Errors of the platform: type, status and message. */
const PLATFORM_ERRORS = {
  cancelled: { error_type: 'client_cancelled', status: 499, detail: 'The request was cancelled by the client.' },
  expired: { error_type: 'request_timeout', status: 504, detail: 'The request exceeded the allowed processing time.' },
};

const addressOf = ({ origin, app, id }: FalRequest) => `${origin}/fal/${app}/requests/${id}`;
const platformError = ({ status }: FalRequest) =>
  status === 'cancelled' || status === 'expired' ? PLATFORM_ERRORS[status] : undefined;

export const hasEnded = ({ status }: FalRequest) => status !== 'queued' && status !== 'rendering';

/** Returns the response to the submission and to requests for the status. */
export function statusResponse(request: FalRequest): object {
  const address = addressOf(request);
  const error = platformError(request);
  return {
    status: hasEnded(request) ? 'COMPLETED' : request.status === 'queued' ? 'IN_QUEUE' : 'IN_PROGRESS',
    request_id: request.id,
    response_url: address,
    status_url: `${address}/status`,
    cancel_url: `${address}/cancel`,
    ...(request.status === 'queued' && { queue_position: 0 }),
    ...(hasEnded(request) && { metrics: { inference_time: (request.updatedAt - request.createdAt) / 1_000 } }),
    ...(error && { error: error.detail, error_type: error.error_type }),
  };
}

/** Returns the response of the model for this request. */
export function responseBody(request: FalRequest): FalAnswer {
  const error = platformError(request);
  if (error) return failed(error.status, { detail: error.detail, error_type: error.error_type }, error.error_type);
  if (!request.error) return { status: 200, headers: {}, body: resultOf(request) };
  const { status, type, retryable } = DETAIL[request.error.kind];
  const detail = [
    { loc: ['body', 'prompt'], msg: request.error.message, type, url: `https://docs.fal.ai/errors#${type}` },
  ];
  return { status, headers: { 'x-fal-retryable': String(retryable) }, body: { detail } };
}

/** Returns the body of the webhook about this request. */
export function outcomeBody(request: FalRequest): object {
  const { status, body } = responseBody(request);
  const ids = { request_id: request.id, gateway_request_id: request.id };
  if (status === 200) return { ...ids, status: 'OK', payload: body };
  return { ...ids, status: 'ERROR', error: `Invalid status code: ${status}`, payload: body };
}

function resultOf({ id, origin, canvas, seconds, faults }: FalRequest): object {
  if (faults.empty !== undefined) return { video: null };
  const video = {
    url: `${origin}/fal/files/${id}.mp4`,
    content_type: 'video/mp4',
    file_name: `${id}.mp4`,
    width: canvas.width,
    height: canvas.height,
    fps: 30,
    duration: seconds,
  };
  return { video };
}

function failed(status: number, body: object, type: string): FalAnswer {
  return { status, headers: { 'x-fal-error-type': type }, body };
}
