import type { Call } from '../calls/call.js';
import type { PagedCall } from '../calls/paged-call.js';
import type { WorkCall } from '../calls/work-call.js';
import type { SdkCallOptions } from '../requests/call-options.js';
import type { EventSequence } from '../streams/event-sequence.js';

/** Types of an operation as `libs/client` generates them. */
interface OperationData {
  readonly body?: unknown;
  readonly path?: unknown;
  readonly query?: unknown;
}

type DataMember<Data, Key extends string> = Key extends keyof Data ? Exclude<Data[Key], undefined> : never;

// An intersection with `unknown` changes nothing.
type Given<Object> = [Object] extends [never] ? unknown : Object;

type BodyFields<Body> = [Body] extends [never]
  ? unknown
  : Body extends Blob | string
    ? { readonly body: Body }
    : Body | { readonly body: Body };

/** Makes the fields optional that the client knows already. */
type Without<Object, Known extends string> = [Known] extends [never]
  ? Object
  : Object extends unknown
    ? Omit<Object, Known> & Partial<Pick<Object, Known & keyof Object>>
    : never;

/**
 * Fields of a request: those of its path, its query and its body, together in one object. Fields of the body may also
 * be given in `body`, which is necessary where path and body have a field of the same name with different values.
 */
export type CallFields<Data extends OperationData, Known extends string = never> = Without<
  Given<DataMember<Data, 'path'>> & Given<DataMember<Data, 'query'>> & BodyFields<DataMember<Data, 'body'>>,
  Known
>;

/** Arguments of an operation; the fields may be left out where none is required. */
type Arguments<Data extends OperationData, Known extends string> =
  Record<never, never> extends CallFields<Data, Known>
    ? [input?: CallFields<Data, Known>, options?: SdkCallOptions]
    : [input: CallFields<Data, Known>, options?: SdkCallOptions];

/** Body of a successful response. */
export type ResultOf<Responses> = Responses[keyof Responses];

/** Item of a page; `''` means that the page is the list of its items. */
export type PageItem<Page, Key extends string> = Key extends ''
  ? Page extends readonly (infer Each)[]
    ? Each
    : never
  : Page extends Partial<Record<Key, readonly (infer Each)[]>>
    ? Each
    : never;

/** An operation whose response is JSON, or empty. */
export type Method<Data extends OperationData, Responses, Known extends string> = (
  ...args: Arguments<Data, Known>
) => Call<ResultOf<Responses>>;

/** An operation whose response has content of another type, such as CSV or a video. */
export type ContentMethod<Data extends OperationData, Known extends string> = (
  ...args: Arguments<Data, Known>
) => Call<Response>;

/** A list with pages. */
export type PagedMethod<Data extends OperationData, Responses, Key extends string, Known extends string> = (
  ...args: Arguments<Data, Known>
) => PagedCall<ResultOf<Responses>, PageItem<ResultOf<Responses>, Key>>;

/** An operation that starts work, whose end can be awaited. */
export type WorkMethod<Data extends OperationData, Responses, States, Known extends string> = (
  ...args: Arguments<Data, Known>
) => WorkCall<ResultOf<Responses>, StateOf<States>>;

type StateOf<States> = States extends readonly (infer Each)[] ? ResultOf<Each>[] : ResultOf<States>;

/** A stream of events. */
export type StreamMethod<Data extends OperationData, Responses, Known extends string> = (
  ...args: Arguments<Data, Known>
) => EventSequence<Exclude<ResultOf<Responses>, void>>;
