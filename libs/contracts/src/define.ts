import type { Static, TSchema } from 'typebox';

/** The four services, which are also the schemas, roles and subject owners. */
export const SERVICES = ['base', 'agent', 'core', 'upload'] as const;

export type Service = (typeof SERVICES)[number];

/** Something that happened at its owner; each consumer reacts once. */
export interface EventContract<S extends TSchema = TSchema> {
  readonly kind: 'event';
  readonly subject: `evt.${Service}.${string}.${string}.v${number}`;
  /** Services whose acknowledgement the owner waits for. */
  readonly consumers: readonly Service[];
  readonly payload: S;
}

/** A question to its owner, answered at once unless it says otherwise. */
export interface RpcContract<Q extends TSchema = TSchema, A extends TSchema = TSchema> {
  readonly kind: 'rpc';
  readonly subject: `rpc.${Service}.${string}.${string}.v${number}`;
  readonly request: Q;
  readonly reply: A;
  /** Timeout of the client in milliseconds. */
  readonly withinMs: number;
}

export type MessageContract = EventContract | RpcContract;

export type PayloadOf<C extends EventContract> = Static<C['payload']>;
export type RequestOf<C extends RpcContract> = Static<C['request']>;
export type ReplyOf<C extends RpcContract> = Static<C['reply']>;

const REPLY_TIMEOUT_MS = 4_000;

const registry = new Map<string, MessageContract>();

function register<C extends MessageContract>(contract: C): C {
  if (registry.has(contract.subject)) throw new Error(`${contract.subject} is defined twice`);
  registry.set(contract.subject, contract);
  return contract;
}

export function defineEvent<S extends TSchema>(
  subject: EventContract['subject'],
  consumers: readonly Service[],
  payload: S,
): EventContract<S> {
  return register(testEvent(subject, consumers, payload));
}

/** Returns an event that is not a contract of the services. Only tests use such events. */
export function testEvent<S extends TSchema>(
  subject: EventContract['subject'],
  consumers: readonly Service[],
  payload: S,
): EventContract<S> {
  return { kind: 'event', subject, consumers, payload };
}

/**
 * Adds an event of tests to the contracts until the returned function is called. The process of a test goes on to other
 * tests, whose services must not be expected to handle it.
 */
export function registerTestEvent(event: EventContract): () => void {
  register(event);
  return () => registry.delete(event.subject);
}

export function defineRpc<Q extends TSchema, A extends TSchema>(
  subject: RpcContract['subject'],
  request: Q,
  reply: A,
  { withinMs = REPLY_TIMEOUT_MS }: Partial<Pick<RpcContract, 'withinMs'>> = {},
): RpcContract<Q, A> {
  return register({ kind: 'rpc', subject, request, reply, withinMs });
}

/** Every message that crosses a service, by subject. */
export function allContracts(): readonly MessageContract[] {
  return [...registry.values()].sort((a, b) => a.subject.localeCompare(b.subject));
}

/** Every event, by subject. */
export function allEvents(): readonly EventContract[] {
  return allContracts().filter((contract) => contract.kind === 'event');
}

/** The service that owns a subject. */
export function ownerOf(subject: string): Service {
  const owner = subject.split('.')[1];
  if (!SERVICES.includes(owner as Service)) throw new Error(`${subject} names no service`);
  return owner as Service;
}
