import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  assertShape,
  findAgent,
  resolveCredential,
  type EventContract,
  type PayloadOf,
  type ReplyOf,
  type RequestOf,
  type RpcContract,
} from '@reelsheet/contracts';
import { newUuid, type Role } from '@reelsheet/kernel';
import { generateApiKey, keyCredential, type Credential } from '@reelsheet/platform-auth';

export type AgentMessage = NonNullable<ReplyOf<typeof findAgent>['agent']>;

/** Answers as base on a real bus: has users with their keys, and agents. */
export abstract class FakeBase {
  protected readonly callers = new Map<string, NonNullable<ReplyOf<typeof resolveCredential>['caller']>>();
  protected readonly agents: AgentMessage[] = [];

  protected constructor(readonly nats: NatsConnection) {}

  /** Creates a user with this role in the organization and returns their key, limited to `scopes` where given. */
  member(organizationId: number, role: Role, scopes?: string[]): string {
    const key = generateApiKey();
    const id = this.callers.size + 1;
    this.callers.set(nameOf(keyCredential(key)), {
      user_id: id,
      key_id: id,
      memberships: [{ organization_id: organizationId, role }],
      scopes,
    });
    return key;
  }

  agent(organizationId: number, name = 'Calm Mornings'): AgentMessage {
    const agent = {
      id: this.agents.length + 1,
      uuid: newUuid(),
      organization_id: organizationId,
      creator_id: 1,
      name,
      time_zone: 'UTC',
    };
    this.agents.push(agent);
    return agent;
  }

  /** Returns the caller of a credential, or null. */
  protected callerOf(credential: Credential): NonNullable<ReplyOf<typeof resolveCredential>['caller']> | null {
    return this.callers.get(nameOf(credential)) ?? null;
  }

  /** Publishes an event as its owner does. */
  async publish<C extends EventContract>(contract: C, payload: PayloadOf<C>): Promise<void> {
    assertShape(contract.subject, contract.payload, payload);
    await jetstream(this.nats).publish(contract.subject, JSON.stringify(payload), { msgID: newUuid() });
  }

  protected answerDirectory(): void {
    this.answer(resolveCredential, (credential) => ({ caller: this.callerOf(credential) }));
    this.answer(findAgent, ({ id, uuid }) => ({
      agent: this.agents.find((agent) => agent.id === id || agent.uuid === uuid) ?? null,
    }));
  }

  protected abstract answer<C extends RpcContract>(contract: C, reply: (request: RequestOf<C>) => ReplyOf<C>): void;
}

const nameOf = (credential: Credential) => JSON.stringify(credential);
