import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Service } from '@reelsheet/contracts';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { DrawnRequests, type DrawnRequest, type Document, type NamedOperation } from '../fuzz/drawn-requests.js';
import { waitUntil } from '../support/database.js';
import type { Tenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import { changesOf, moreThan, rowsAtRest, type Rows } from './effects.js';
import { endHeldAnswers, holdAnswers, isHeld } from './held-answers.js';
import { writtenRequest } from './keyed-requests.js';

/** Requests that are drawn for a route until one is carried out. */
const ATTEMPTS = 8;
const ATTEMPTS_TO_LEARN = 5;
const UNKNOWN = 'idempotency_outcome_unknown';
const NOT_STORED = 'idempotency_answer_not_stored';
/** Maximum size of an answer that a service stores. */
const MAX_STORED_BYTES = 256 * 1024;
const IN_USE = 'idempotency_key_in_use';

/** A `POST` of a document that stores its answer. */
export interface KeyedPost {
  readonly named: NamedOperation;
  /** Value of `x-idempotency`. */
  readonly answer: string;
}

interface Received {
  readonly status: number;
  readonly isReplay: boolean;
  readonly bytes: number;
  readonly body: unknown;
}

/** Lines to print about wrong effects and answers. */
export interface Findings {
  readonly effects: string[];
  readonly repetitions: string[];
  readonly outcomes: string[];
}

/** Sends the keyed requests of one service. */
export class KeyedPosts {
  private readonly requests: DrawnRequests;

  constructor(
    trial: TrialRun,
    private readonly fleet: OwnFleet,
    private readonly service: Service,
    document: Document,
    private readonly tenant: Tenant,
    private readonly findings: Findings,
  ) {
    this.requests = new DrawnRequests(trial, document, tenant);
  }

  /** Creates records, whose ids later requests name. */
  async learn(operations: readonly NamedOperation[]): Promise<void> {
    await this.requests.createKnownIds(operations, ATTEMPTS_TO_LEARN);
  }

  /** Sends a request twice at once and once later. Returns false if none was carried out. */
  async twice(post: KeyedPost): Promise<boolean> {
    for (const request of this.requestsOf(post)) {
      const key = randomUUID();
      const send = () => this.send(request, key);
      const [both, gained] = await this.gainedBy(() => Promise.all([send(), send()]));
      const first = both.find(({ status, isReplay }) => status < 300 && !isReplay);
      if (!first) continue;
      const other = both.find((each) => each !== first)!;
      if (codeOf(other) !== IN_USE && !isRepetition(post, first, other)) this.repeated(post, other);
      const [later, again] = await this.gainedBy(send);
      if (!isRepetition(post, first, later)) this.repeated(post, later);
      await this.compare(post, request, gained, again);
      return true;
    }
    return false;
  }

  /** Kills the service between effect and answer of a request, and repeats it. Returns false if none had an effect. */
  async killed(post: KeyedPost): Promise<boolean> {
    for (const request of this.requestsOf(post)) {
      const key = randomUUID();
      const before = await rowsAtRest(this.fleet);
      if (!(await this.killDuring(() => this.send(request, key)))) continue;
      const between = changesOf(before, await rowsAtRest(this.fleet));
      const isUndone = post.answer !== 'steps';
      const later = await this.repeat(request, key);
      const isRight = isUndone ? later.status < 300 && !later.isReplay : codeOf(later) === UNKNOWN;
      if (!isRight) this.findings.outcomes.push(`${this.nameOf(post)}: ${describe(later)}`);
      const gained = changesOf(before, await rowsAtRest(this.fleet));
      await this.compare(post, request, gained, {}, isUndone ? between : {});
      return true;
    }
    return false;
  }

  nameOf({ named: { path } }: KeyedPost): string {
    return `${this.service} ${path}`;
  }

  /** Kills the service while the answer waits; returns false if it was rejected before. */
  private async killDuring(send: () => Promise<Received>): Promise<boolean> {
    const release = await holdAnswers(this.fleet, this.service);
    try {
      let isAnswered = false;
      const lost = send().then(
        () => (isAnswered = true),
        () => false,
      );
      await waitUntil('the answer waits, or has come', async () => isAnswered || isHeld(this.fleet));
      if (isAnswered) return false;
      this.fleet.signal(this.service, 'SIGKILL');
      await lost;
      await endHeldAnswers(this.fleet);
      await waitUntil('its transaction has ended', async () => !(await isHeld(this.fleet)));
      return true;
    } finally {
      await release();
      await this.fleet.untilReady(this.service);
    }
  }

  /** Sends a request until its key is free. */
  private async repeat(request: DrawnRequest, key: string): Promise<Received> {
    let answer: Received | undefined;
    await waitUntil('the key is free', async () => {
      answer = await this.send(request, key);
      return codeOf(answer) !== IN_USE && answer.status !== 503;
    });
    return answer!;
  }

  /** Compares with the effect of the same request under another key, where it can be carried out again. */
  private async compare(post: KeyedPost, request: DrawnRequest, gained: Rows, ...none: Rows[]): Promise<void> {
    const [single, one] = await this.gainedBy(() => this.send(request, randomUUID()));
    if (single.status >= 300) return;
    const name = this.nameOf(post);
    this.findings.effects.push(...moreThan(one, gained).map((line) => `${name}: ${line}`));
    for (const changes of none)
      for (const [table, count] of Object.entries(changes))
        if ((one[table] ?? 0) > 0 && count > 0) this.findings.effects.push(`${name}: ${table} has ${count} rows more`);
  }

  private *requestsOf(post: KeyedPost): Generator<DrawnRequest> {
    for (let left = ATTEMPTS; left > 0; left -= 1)
      yield writtenRequest(this.nameOf(post), this.tenant) ?? this.requests.drawValid(post.named);
  }

  private async gainedBy<T>(work: () => Promise<T>): Promise<[T, Rows]> {
    const before = await rowsAtRest(this.fleet);
    const result = await work();
    return [result, changesOf(before, await rowsAtRest(this.fleet))];
  }

  private async send(request: DrawnRequest, key: string): Promise<Received> {
    const answer = await this.requests.send(request, { 'idempotency-key': key });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text !== '';
    const isReplay = answer.headers.has('idempotent-replay');
    const bytes = Buffer.byteLength(text);
    return { status: answer.status, isReplay, bytes, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  private repeated(post: KeyedPost, answer: Received): void {
    this.findings.repetitions.push(`${this.nameOf(post)}: ${describe(answer)}`);
  }
}

const codeOf = ({ body }: Received) => (body as { error_code?: string } | null)?.error_code;

const isRepetition = ({ answer }: KeyedPost, first: Received, other: Received) =>
  answer === 'without_body' || first.bytes > MAX_STORED_BYTES
    ? codeOf(other) === NOT_STORED
    : other.isReplay && other.status === first.status && isDeepStrictEqual(other.body, first.body);

const describe = ({ status, isReplay, body }: Received) =>
  `${status}${isReplay ? ' (replay)' : ''} ${JSON.stringify(body).slice(0, 200)}`;
