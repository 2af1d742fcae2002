import { answerCheck } from '@reelsheet/provider-common';
import { type Static, type TSchema, Type } from 'typebox';
import { countersSchema } from '../counters-schema.js';
import type { PublishError, PublishStep } from '../errors.js';
import type { NetworkResponse, NetworkCall, NetworkClient } from '../network-client.js';
import { API_ERRORS } from './videohost.errors.js';

export const ChannelList = Type.Object({
  items: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String({ minLength: 1 }),
        snippet: Type.Object({ title: Type.String(), customUrl: Type.Optional(Type.String()) }),
      }),
    ),
  ),
});

export const Video = Type.Object({ id: Type.String({ minLength: 1 }) });

export const VideoStatusList = Type.Object({
  items: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        status: Type.Object({
          uploadStatus: Type.String(),
          errorReason: Type.Optional(Type.String()),
          rejectionReason: Type.Optional(Type.String()),
        }),
      }),
    ),
  ),
});

export const VideoPartsList = Type.Object({
  items: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        snippet: Type.Intersect([
          Type.Record(Type.String(), Type.Unknown()),
          Type.Object({ description: Type.Optional(Type.String()) }),
        ]),
        status: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  ),
});

const Count = Type.Optional(Type.String({ pattern: '^\\d+$' }));

export const VideoStatisticsList = Type.Object({
  items: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        statistics: countersSchema('videohost', Count),
      }),
    ),
  ),
});

type VideohostRequest = Omit<NetworkCall<unknown>, 'read' | 'url'> & { readonly path: string };

/** Client for the JSON API, whose errors are `{error: {errors: [{reason}]}}`. */
export class VideohostApi {
  constructor(
    private readonly client: NetworkClient,
    private readonly root: string,
  ) {}

  call<T extends TSchema>({ path, ...request }: VideohostRequest, data: T): Promise<Static<T>> {
    const check = answerCheck(this.client.platform, data);
    const read = (answer: NetworkResponse): Static<T> => check(this.accepted(request.step, answer).body);
    return this.client.call({ ...request, url: `${this.root}${path}`, read });
  }

  /** Makes a call and returns the response headers. */
  headers({ path, ...request }: VideohostRequest): Promise<Headers> {
    return this.client.call({
      ...request,
      url: `${this.root}${path}`,
      read: (answer) => this.accepted(request.step, answer).headers,
    });
  }

  errorFrom(step: PublishStep, answer: NetworkResponse): PublishError {
    const { error } = (answer.body ?? {}) as { error?: { errors?: { reason?: string }[] } };
    return this.client.errorFrom(step, answer, error?.errors?.[0]?.reason, API_ERRORS);
  }

  private accepted(step: PublishStep, answer: NetworkResponse): NetworkResponse {
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw this.errorFrom(step, answer);
  }
}
