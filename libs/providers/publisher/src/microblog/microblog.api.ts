import { answerCheck } from '@reelsheet/provider-common';
import { type Static, type TSchema, Type } from 'typebox';
import { countersSchema } from '../counters-schema.js';
import type { PublishError } from '../errors.js';
import type { NetworkResponse, NetworkCall, NetworkClient } from '../network-client.js';
import { ERRORS_BY_TYPE } from './microblog.errors.js';

export const User = Type.Object({
  id: Type.String({ minLength: 1 }),
  name: Type.String(),
  username: Type.String({ minLength: 1 }),
});

export const MediaState = Type.Object({
  id: Type.String({ minLength: 1 }),
  processing_info: Type.Optional(
    Type.Object({
      state: Type.String(),
      check_after_secs: Type.Optional(Type.Number()),
      error: Type.Optional(Type.Object({ name: Type.Optional(Type.String()) })),
    }),
  ),
});

export const Tweet = Type.Object({ id: Type.String({ minLength: 1 }) });

const Count = Type.Optional(Type.Number());

export const TweetCounts = Type.Object({
  id: Type.String(),
  public_metrics: countersSchema('microblog', Count),
});

export const Timeline = Type.Array(
  Type.Object({
    id: Type.String({ minLength: 1 }),
    text: Type.String(),
    created_at: Type.String(),
    referenced_tweets: Type.Optional(Type.Array(Type.Object({ type: Type.String(), id: Type.String() }))),
  }),
);

type MicroblogRequest = Omit<NetworkCall<unknown>, 'read' | 'url'> & { readonly path: string };

/**
 * Client for the JSON API: responses are `{data}`, errors are problem documents (RFC 7807), some of
 * them with status 200.
 */
export class MicroblogApi {
  constructor(
    readonly client: NetworkClient,
    private readonly root: string,
  ) {}

  /** Returns undefined if the response has no data, for example for an unknown object. */
  find<T extends TSchema>({ path, ...request }: MicroblogRequest, data: T): Promise<Static<T> | undefined> {
    const check = answerCheck(this.client.platform, data);
    return this.client.call({
      ...request,
      url: `${this.root}${path}`,
      read: (answer) => {
        const { data: found } = (answer.body ?? {}) as { data?: unknown };
        if (answer.status === 404) return undefined;
        if (answer.status < 200 || answer.status > 299) throw this.errorFrom(request, answer);
        return found === undefined ? undefined : check(found);
      },
    });
  }

  async call<T extends TSchema>(request: MicroblogRequest, data: T): Promise<Static<T>> {
    const found = await this.find(request, data);
    return found ?? answerCheck(this.client.platform, data)(undefined);
  }

  private errorFrom({ step }: Pick<MicroblogRequest, 'step'>, answer: NetworkResponse): PublishError {
    const { type = '' } = (answer.body ?? {}) as { type?: string };
    const name = type.split('/').at(-1)!;
    const isUnknown403 = answer.status === 403 && !(name in ERRORS_BY_TYPE);
    return this.client.errorFrom(step, answer, isUnknown403 ? 'forbidden' : name, ERRORS_BY_TYPE);
  }
}
