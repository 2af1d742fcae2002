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

type Caller = NonNullable<ReplyOf<typeof resolveCredential>['caller']>;
type Membership = Caller['memberships'][number];
export type AgentMessage = NonNullable<ReplyOf<typeof findAgent>['agent']>;

/** Answers as base on a real bus: has users with their keys, and agents. */
export abstract class FakeBase {
  protected readonly callers = new Map<string, Caller>();
  protected readonly agents: AgentMessage[] = [];

  protected constructor(readonly nats: NatsConnection) {}

  /** Creates a user with this role in the organization and returns their key, limited to `scopes` where given. */
  member(organizationId: number, role: Role, scopes?: string[]): string {
    return this.user({ organization_id: organizationId, role }, scopes);
  }

  /** Creates the founder of an organization that uses the share of another one, and returns their key. */
  founder(organizationId: number, shareId: number): string {
    return this.user({ organization_id: organizationId, role: 'owner', share_id: shareId });
  }

  /** Creates a member of an organization with small quotas, and returns their key. */
  unproved(organizationId: number): string {
    return this.user({ organization_id: organizationId, role: 'owner', small_quotas: true });
  }

  private user(membership: Membership, scopes?: string[]): string {
    const key = generateApiKey();
    const id = this.callers.size + 1;
    this.callers.set(nameOf(keyCredential(key)), { user_id: id, key_id: id, memberships: [membership], scopes });
    return key;
  }

  /** Creates an owner who lacks the second factor that the organization requires, and returns their key. */
  memberWithoutFactor(organizationId: number): string {
    const key = this.member(organizationId, 'owner');
    const caller = this.callers.get(nameOf(keyCredential(key)))!;
    Object.assign(caller, { memberships: [], second_factor: { missing_in: [organizationId], required_in: [] } });
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
