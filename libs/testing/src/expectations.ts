import { describe, expect, it } from '@jest/globals';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  assertShape,
  type EventContract,
  type PayloadOf,
  type RequestOf,
  type RpcContract,
  type Service,
} from '@reelsheet/contracts';
import { expectationsOf, expectationsOn, type Expectation } from '@reelsheet/contracts/expectations';
import { eventually } from './eventually.js';

/**
 * Prepares a state of the provider; returns the RPC request to send in it, or fields that identify the expected event.
 */
export interface State {
  readonly contract: Expectation['contract'];
  readonly given: string;
  readonly arrange: () => Promise<unknown>;
}

/** Connection to the running service. `nats` receives its events; it is not needed if no service consumes them. */
export interface Reached {
  request(contract: RpcContract, request: any): Promise<unknown>;
  readonly nats?: NatsConnection;
}

type Notification<C> = C extends RpcContract ? RequestOf<C> : C extends EventContract ? Partial<PayloadOf<C>> : never;

export function given<C extends RpcContract | EventContract>(
  contract: C,
  situation: string,
  arrange: () => Notification<C> | Promise<Notification<C>>,
): State {
  return { contract, given: situation, arrange: async () => arrange() };
}

/** Verifies the running service against the expectations of all its consumers; `reach` is called when it runs. */
export function verifyExpectations(provider: Service, reach: () => Reached, states: readonly State[]): void {
  const expectations = expectationsOn(provider);
  describe(`expectations of the consumers of ${provider}`, () => {
    it('have one state each and no unused states', () => {
      expect(states.map(nameOf).sort()).toEqual([...new Set(expectations.map(nameOf))].sort());
    });
    verifyEach(expectations, reach, states);
  });
}

/** Verifies the stand-ins of other services in the tests of `consumer` against the consumer's expectations. */
export function verifyStandIns(consumer: Service, reach: () => Reached, states: readonly State[]): void {
  const played = new Set(states.map(nameOf));
  const expectations = expectationsOf(consumer).filter((expectation) => played.has(nameOf(expectation)));
  describe(`stand-ins in the tests of ${consumer}`, () => {
    it('cover its expectations and nothing else', () => {
      expect(expectations.map(nameOf).sort()).toEqual([...played].sort());
    });
    verifyEach(expectations, reach, states);
  });
}

function verifyEach(expectations: readonly Expectation[], reach: () => Reached, states: readonly State[]): void {
  const arranged = new Map(states.map((state) => [nameOf(state), state]));
  for (const expectation of expectations) {
    const state = arranged.get(nameOf(expectation));
    if (state) it(`${expectation.consumer}: ${nameOf(expectation)}`, () => verify(expectation, reach(), state));
  }
}

async function verify(expectation: Expectation, reached: Reached, state: State): Promise<void> {
  const { contract, consumer } = expectation;
  if ('error' in expectation)
    return expect(request(reached, expectation, state)).rejects.toMatchObject(expectation.error);
  const reported =
    contract.kind === 'rpc' ? await request(reached, expectation, state) : await receive(reached, contract, state);
  assertShape(contract.subject, contract.kind === 'rpc' ? contract.reply : contract.payload, reported);
  assertShape(`${contract.subject} for ${consumer}`, expectation.shape, reported);
}

async function request(reached: Reached, { contract }: Expectation, { arrange }: State): Promise<unknown> {
  return reached.request(contract as RpcContract, await arrange());
}

async function receive({ nats }: Reached, { subject }: EventContract, { arrange }: State): Promise<unknown> {
  if (!nats) throw new Error(`${subject} has no listener`);
  const received: Record<string, unknown>[] = [];
  const subscription = nats.subscribe(subject, { callback: (_error, message) => void received.push(message.json()) });
  await nats.flush();
  try {
    const marks = Object.entries((await arrange()) as object);
    const find = () => {
      const event = received.find((payload) => marks.every(([field, value]) => payload[field] === value));
      if (!event) throw new Error(`${subject} was not sent`);
      return event;
    };
    return await eventually(find);
  } finally {
    subscription.unsubscribe();
  }
}

const nameOf = ({ contract, given: situation }: Pick<State, 'contract' | 'given'>) =>
  `${contract.subject}, given ${situation}`;
