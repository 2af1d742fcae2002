import { answerCheck } from '@reelsheet/provider-common';
import { type Static, type TSchema, Type } from 'typebox';
import { countersSchema } from '../counters-schema.js';
import type { PublishStep } from '../errors.js';
import type { NetworkResponse, NetworkClient } from '../network-client.js';
import { API_ERRORS } from './shortvideo.errors.js';

export const UserInfo = Type.Object({
  user: Type.Object({
    open_id: Type.String({ minLength: 1 }),
    display_name: Type.Optional(Type.String()),
    username: Type.Optional(Type.String()),
  }),
});

export const CreatorInfo = Type.Object({
  creator_username: Type.String(),
  privacy_level_options: Type.Array(Type.String()),
  comment_disabled: Type.Optional(Type.Boolean()),
  duet_disabled: Type.Optional(Type.Boolean()),
  stitch_disabled: Type.Optional(Type.Boolean()),
});

export const VideoInit = Type.Object({
  publish_id: Type.String({ minLength: 1 }),
  upload_url: Type.String({ minLength: 1 }),
});
export const PhotoInit = Type.Object({ publish_id: Type.String({ minLength: 1 }) });

export const PostStatus = Type.Object({
  status: Type.String(),
  fail_reason: Type.Optional(Type.String()),
  uploaded_bytes: Type.Optional(Type.Number()),
  // The misspelling is part of the network's API.
  publicaly_available_post_id: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
});

const Count = Type.Optional(Type.Integer({ minimum: 0 }));

export const VideoList = Type.Object({
  videos: Type.Array(
    Type.Intersect([
      Type.Object({ id: Type.Union([Type.String(), Type.Number()]) }),
      countersSchema('shortvideo', Count),
    ]),
  ),
});

export interface ApiCall<T extends TSchema> {
  readonly step: PublishStep;
  readonly path: string;
  readonly accessToken: string;
  readonly data: T;
  readonly method?: 'GET' | 'POST';
  readonly json?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
}

/** Client for the JSON API: responses are `{data, error: {code, message, log_id}}`, where the code `ok` is no error. */
export class ShortvideoApi {
  constructor(
    private readonly client: NetworkClient,
    private readonly root: string,
  ) {}

  call<T extends TSchema>({ path, data, idempotencyKey, step, ...call }: ApiCall<T>): Promise<Static<T>> {
    const check = answerCheck(this.client.platform, data);
    const read = (answer: NetworkResponse): Static<T> => {
      const { data: result, error } = (answer.body ?? {}) as { data?: unknown; error?: { code?: string } };
      const code = error?.code;
      if (answer.status !== 200 || (code && code !== 'ok')) throw this.client.errorFrom(step, answer, code, API_ERRORS);
      return check(result);
    };
    const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
    return this.client.call({ ...call, step, url: `${this.root}${path}`, headers, read });
  }
}
