import { answerCheck } from '@reelsheet/provider-common';
import { type Static, type TSchema, Type } from 'typebox';
import { PublishError, type PublishStep } from '../errors.js';
import type { NetworkResponse, NetworkClient } from '../network-client.js';
import { GRAPH_ERRORS, UNKNOWN_OBJECT } from './graph.errors.js';

export const Created = Type.Object({ id: Type.String({ minLength: 1 }) });
export const Done = Type.Object({ success: Type.Boolean() });

export interface GraphCall<T extends TSchema> {
  readonly step: PublishStep;
  /** Path relative to the API, or an absolute URL of the network. */
  readonly path: string;
  readonly accessToken: string;
  readonly data: T;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>> | FormData;
  readonly signal?: AbortSignal | undefined;
}

interface GraphError {
  readonly code?: number;
  readonly error_subcode?: number;
  readonly error_data?: unknown;
}

/** Client for Meta's Graph API, whose error responses are `{error: {code, error_subcode, …}}` with any status. */
export class GraphApi {
  constructor(
    readonly client: NetworkClient,
    private readonly root: string,
  ) {}

  get<T extends TSchema>(call: Omit<GraphCall<T>, 'method' | 'form'>): Promise<Static<T>> {
    return this.call({ ...call, method: 'GET' });
  }

  call<T extends TSchema>({ path, query, form, data, step, ...call }: GraphCall<T>): Promise<Static<T>> {
    const check = answerCheck(this.client.platform, data);
    const address = path.startsWith('/') ? `${this.root}${path}` : path;
    return this.client.call({
      ...call,
      step,
      url: query ? `${address}?${new URLSearchParams(query)}` : address,
      ...(form ? { body: form instanceof FormData ? form : new URLSearchParams(form) } : {}),
      read: (answer) => {
        if (answer.status === 200 && !errorOf(answer)) return check(answer.body);
        throw this.errorFrom(step, answer);
      },
    });
  }

  /** Returns undefined if the object does not exist. */
  async find<T extends TSchema>(call: Omit<GraphCall<T>, 'method' | 'form'>): Promise<Static<T> | undefined> {
    try {
      return await this.get(call);
    } catch (error) {
      if (error instanceof PublishError && UNKNOWN_OBJECT.has(error.vendorCode ?? '')) return undefined;
      throw error;
    }
  }

  errorFrom(step: PublishStep, answer: NetworkResponse): PublishError {
    const { code, error_subcode: subcode } = errorOf(answer) ?? {};
    const both = `${code}:${subcode}`;
    const known = both in GRAPH_ERRORS ? both : code?.toString();
    return this.client.errorFrom(step, answer, known, GRAPH_ERRORS);
  }
}

export function errorOf({ body }: NetworkResponse): GraphError | undefined {
  return (body as { error?: GraphError } | undefined)?.error;
}
