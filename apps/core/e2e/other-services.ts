import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  assertShape,
  captureCredits,
  findAssets,
  holdCredits,
  readAgentVoice,
  readBalance,
  releaseCredits,
  updateAgentVoice,
  type ReplyOf,
  type RequestOf,
  type RpcContract,
} from '@reelsheet/contracts';
import { CommonErrors } from '@reelsheet/kernel';
import { ensureStreams } from '@reelsheet/platform-messaging';
import { FakeBase } from '@reelsheet/platform-service/testing';
import type { TestNats } from '@reelsheet/testing';

export type { AgentMessage } from '@reelsheet/platform-service/testing';

export interface ForwardedRequest {
  readonly request: string;
  readonly key: string | undefined;
  readonly body: string;
}

/** Responses of base's voice routes that are not 200. */
const ANSWERS: readonly (readonly [RegExp, number])[] = [
  [/^DELETE /, 204],
  [/^POST .*\/(design|clone)$/, 201],
  [/^POST .*\/preview$/, 202],
];

interface Rejection {
  readonly code: string;
  readonly status: number;
  readonly message?: string;
}
type Voice = ReplyOf<typeof readAgentVoice>['voice'];

/**
 * Stands in for base: it answers on a real bus, and every message is checked against its contract.
 */
export class Base extends FakeBase {
  readonly voices = new Map<number, Voice>();
  /** Requests that were forwarded to its HTTP API, the latest last. */
  readonly forwarded: ForwardedRequest[] = [];
  /** True if it rejects every request about voices. */
  isVoiceUnavailable = false;
  /** Files of agents, by their id or by the id of the generation that made them. */
  readonly assets = new Map<number, ReplyOf<typeof findAssets>['assets'][number]>();
  /** Files of agents by a former address. */
  readonly assetsAt = new Map<string, ReplyOf<typeof findAssets>['assets'][number]>();
  /** Available credits in millionths. */
  available = 10_000_000_000;
  /** Credits of organizations with a balance of their own. */
  private readonly own = new Map<number, number>();
  private readonly payers = new Map<string, number>();
  readonly held = new Map<string, number>();
  /** Captured amounts by reference. */
  readonly captured = new Map<string, number>();
  /** Requests that fail, by subject: as an unavailable service, or with this error. */
  readonly refused = new Map<string, { readonly code: string; readonly status: number }>();

  private readonly entry: Server;

  private constructor(nats: NatsConnection) {
    super(nats);
    this.entry = createServer(async (request, response) => {
      const line = `${request.method} ${request.url}`;
      const key = request.headers['x-api-key'] as string | undefined;
      this.forwarded.push({ request: line, key, body: await text(request) });
      const status = ANSWERS.find(([route]) => route.test(line))?.[1] ?? 200;
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(status === 204 ? undefined : '{}');
    });
  }

  /** The address of its HTTP API. */
  get url(): string {
    return `http://127.0.0.1:${(this.entry.address() as AddressInfo).port}/v1`;
  }

  static async start(nats: TestNats): Promise<Base> {
    const base = new Base(await nats.otherServices());
    await new Promise<void>((listening) => base.entry.listen(0, '127.0.0.1', listening));
    await ensureStreams(base.nats);
    base.answerDirectory();
    base.answer(readAgentVoice, ({ agent_id }) =>
      base.isVoiceUnavailable ? null : { voice: base.voices.get(agent_id) ?? null },
    );
    base.answer(updateAgentVoice, ({ agent_id, voice }) => {
      if (base.isVoiceUnavailable) return null;
      base.voices.set(agent_id, voice);
      return { voice };
    });
    base.useLedger();
    await base.nats.flush();
    return base;
  }

  /** Sends a request to core. */
  async send<C extends RpcContract>(contract: C, request: RequestOf<C>): Promise<ReplyOf<C>> {
    const answer = await this.nats.request(contract.subject, JSON.stringify(request));
    const { reply, error } = answer.json<{ reply: ReplyOf<C>; error?: Rejection }>();
    if (error) throw Object.assign(new Error(error.code), error);
    assertShape(contract.subject, contract.reply, reply);
    return reply;
  }

  /** Closes the HTTP server. */
  async closeHttp(): Promise<void> {
    this.entry.closeAllConnections();
    if (this.entry.listening) await new Promise((closed) => this.entry.close(closed));
  }

  async stop(): Promise<void> {
    await this.closeHttp();
    await this.nats.close();
  }

  private useLedger(): void {
    this.answer(findAssets, ({ content_resource_id: id, generation_id, url = '' }) => ({
      assets: [this.assets.get(id ?? generation_id ?? 0) ?? this.assetsAt.get(url)].filter(
        (asset) => asset !== undefined,
      ),
    }));
    this.answer(readBalance, ({ organization_id }) => {
      const available = this.balanceOf(organization_id);
      return { balance: available, held: 0, available };
    });
    this.answer(holdCredits, ({ organization_id, reference, amount }) => {
      if (this.held.has(reference)) return { held: false };
      if (amount > this.balanceOf(organization_id))
        return { code: 'insufficient_credits_for_job', status: 422, message: 'Too few credits' };
      this.move(organization_id, -amount);
      this.held.set(reference, amount);
      this.payers.set(reference, organization_id);
      return { held: true };
    });
    this.answer(captureCredits, ({ organization_id, reference, amount }) => {
      const held = this.held.get(reference);
      if (held === undefined) return { captured: false };
      this.held.delete(reference);
      this.move(organization_id, held - amount);
      this.captured.set(reference, (this.captured.get(reference) ?? 0) + amount);
      return { captured: true };
    });
    this.answer(releaseCredits, ({ organization_id, reference }) => {
      this.move(organization_id, this.held.get(reference) ?? 0);
      return { released: this.held.delete(reference) };
    });
  }

  balanceOf(organizationId: number): number {
    return this.own.get(organizationId) ?? this.available;
  }

  /** Gives the organization its own balance, in millionths. */
  setBalance(organizationId: number, micro: number): void {
    this.own.set(organizationId, micro);
  }

  /** Returns the sum captured from an organization, in credits. */
  paidBy(organizationId: number): number {
    const own = [...this.captured].filter(([reference]) => this.payers.get(reference) === organizationId);
    return own.reduce((sum, [, amount]) => sum + amount, 0) / 1_000_000;
  }

  private move(organizationId: number, amount: number): void {
    const own = this.own.get(organizationId);
    if (own === undefined) this.available += amount;
    else this.own.set(organizationId, own + amount);
  }

  /** A null reply simulates an unavailable service. */
  protected override answer<C extends RpcContract>(
    contract: C,
    reply: (request: RequestOf<C>) => ReplyOf<C> | Rejection | null,
  ): void {
    this.nats.subscribe(contract.subject, {
      callback: (_error, message) => {
        const answer = this.refused.get(contract.subject) ?? reply(message.json<RequestOf<C>>());
        if (!answer) message.respond(JSON.stringify({ error: CommonErrors.unavailable }));
        else if (isRejection(answer)) message.respond(JSON.stringify({ error: { message: answer.code, ...answer } }));
        else message.respond(JSON.stringify({ reply: answer }));
      },
    });
  }
}

const isRejection = (answer: object): answer is Rejection => 'code' in answer && 'status' in answer;
