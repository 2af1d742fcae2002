import { jetstream } from '@nats-io/jetstream';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  assertShape,
  findAgent,
  readAgentVoice,
  resolveCredential,
  updateAgentVoice,
  type EventContract,
  type PayloadOf,
  type ReplyOf,
  type RequestOf,
  type RpcContract,
} from '@reelsheet/contracts';
import { CommonErrors, newUuid, type Role } from '@reelsheet/kernel';
import { generateApiKey, keyCredential, type Credential } from '@reelsheet/platform-auth';
import { makeStreams } from '@reelsheet/platform-messaging';
import type { TestNats } from '@reelsheet/testing';

export type AgentMessage = NonNullable<ReplyOf<typeof findAgent>['agent']>;
export interface Heard {
  readonly request: string;
  readonly key: string | undefined;
  readonly body: string;
}

/** What base's own routes for voices answer with, where that is not 200. */
const ANSWERS: readonly (readonly [RegExp, number])[] = [
  [/^DELETE /, 204],
  [/^POST .*\/(design|clone)$/, 201],
  [/^POST .*\/preview$/, 202],
];

type Voice = ReplyOf<typeof readAgentVoice>['voice'];

/** base as core sees it: its answers on a real bus, held to the contracts. */
export class Base {
  private readonly callers = new Map<string, NonNullable<ReplyOf<typeof resolveCredential>['caller']>>();
  private readonly agents: AgentMessage[] = [];
  readonly voices = new Map<number, Voice>();
  /** What was handed on to its door, the latest last. */
  readonly heard: Heard[] = [];
  /** Whether it refuses to say or change anything about voices. */
  isVoiceAway = false;

  private readonly door: Server;

  private constructor(private readonly nats: NatsConnection) {
    this.door = createServer(async (request, response) => {
      const line = `${request.method} ${request.url}`;
      const key = request.headers['x-api-key'] as string | undefined;
      this.heard.push({ request: line, key, body: await text(request) });
      const status = ANSWERS.find(([route]) => route.test(line))?.[1] ?? 200;
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(status === 204 ? undefined : '{}');
    });
  }

  /** Where its door is. */
  get url(): string {
    return `http://127.0.0.1:${(this.door.address() as AddressInfo).port}/v1`;
  }

  static async start(nats: TestNats): Promise<Base> {
    const base = new Base(await nats.neighbours());
    await new Promise<void>((listening) => base.door.listen(0, '127.0.0.1', listening));
    await makeStreams(base.nats);
    base.answer(resolveCredential, (credential) => ({ caller: base.callers.get(nameOf(credential)) ?? null }));
    base.answer(findAgent, ({ id, uuid }) => ({
      agent: base.agents.find((agent) => agent.id === id || agent.uuid === uuid) ?? null,
    }));
    base.answer(readAgentVoice, ({ agent_id }) =>
      base.isVoiceAway ? null : { voice: base.voices.get(agent_id) ?? null },
    );
    base.answer(updateAgentVoice, ({ agent_id, voice }) => {
      if (base.isVoiceAway) return null;
      base.voices.set(agent_id, voice);
      return { voice };
    });
    await base.nats.flush();
    return base;
  }

  /** A key of someone with this role in the organization. */
  member(organizationId: number, role: Role): string {
    const key = generateApiKey();
    const id = this.callers.size + 1;
    this.callers.set(nameOf(keyCredential(key)), {
      user_id: id,
      key_id: id,
      memberships: [{ organization_id: organizationId, role }],
    });
    return key;
  }

  agent(organizationId: number): AgentMessage {
    const agent = {
      id: this.agents.length + 1,
      uuid: newUuid(),
      organization_id: organizationId,
      creator_id: 1,
      name: 'Calm Mornings',
      time_zone: 'UTC',
    };
    this.agents.push(agent);
    return agent;
  }

  /** Says that something happened. */
  async publish<C extends EventContract>(contract: C, payload: PayloadOf<C>): Promise<void> {
    assertShape(contract.subject, contract.payload, payload);
    await jetstream(this.nats).publish(contract.subject, JSON.stringify(payload), { msgID: newUuid() });
  }

  /** Asks core. */
  async ask<C extends RpcContract>(contract: C, request: RequestOf<C>): Promise<ReplyOf<C>> {
    const { reply } = (await this.nats.request(contract.subject, JSON.stringify(request))).json<{
      reply: ReplyOf<C>;
    }>();
    assertShape(contract.subject, contract.reply, reply);
    return reply;
  }

  /** From then on nobody is there. */
  async closeDoor(): Promise<void> {
    this.door.closeAllConnections();
    if (this.door.listening) await new Promise((closed) => this.door.close(closed));
  }

  async stop(): Promise<void> {
    await this.closeDoor();
    await this.nats.close();
  }

  /** Null answers as a service does that is away. */
  private answer<C extends RpcContract>(contract: C, reply: (request: RequestOf<C>) => ReplyOf<C> | null): void {
    this.nats.subscribe(contract.subject, {
      callback: (_error, message) => {
        const answer = reply(message.json<RequestOf<C>>());
        message.respond(JSON.stringify(answer ? { reply: answer } : { error: CommonErrors.unavailable }));
      },
    });
  }
}

const nameOf = (credential: Credential) => JSON.stringify(credential);
