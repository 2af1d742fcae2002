import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Service } from '@reelsheet/contracts';
import { request } from '@reelsheet/testing/request';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { waitUntil } from '../support/database.js';
import { changedLike, changesOf, moreThan, type Counts, type Effects } from './effects.js';
import { endHeldAnswers, holdAnswers, isHeld } from './held-answers.js';
import { credentialsOf, type Prepared, type Recipe, type Scene } from './scene.js';

const UNKNOWN = 'idempotency_outcome_unknown';
const NOT_STORED = 'idempotency_answer_not_stored';
/** Maximum size of an answer that a service stores. */
const MAX_STORED_BYTES = 256 * 1024;
const IN_USE = 'idempotency_key_in_use';

/** A `POST` of a document that stores its answer. */
export interface KeyedPost {
  readonly service: Service;
  /** Service and path in the document. */
  readonly name: string;
  /** Value of `x-idempotency`. */
  readonly answer: string;
}

interface Received {
  readonly status: number;
  readonly isReplay: boolean;
  readonly bytes: number;
  readonly body: unknown;
}

type Send = () => Promise<Received>;

/** Lines to print about wrong effects and answers. */
export interface Findings {
  readonly effects: string[];
  readonly repetitions: string[];
  readonly outcomes: string[];
  /** Requests that could not be prepared or were rejected, so that they showed nothing. */
  readonly rejections: string[];
}

/** Results of the requests to a route. */
export interface Verified {
  readonly isTwice: boolean;
  readonly isKilled: boolean;
  /** Counts by which one request changes each table, if it was carried out. */
  readonly one: Counts | undefined;
}

/** Sends keyed requests, each in a state of its own, and compares their effects with those of a single request. */
export class KeyedPosts {
  constructor(
    private readonly fleet: OwnFleet,
    private readonly scene: Scene,
    private readonly effects: Effects,
    private readonly findings: Findings,
  ) {}

  /** Sends three requests to a route: one once, one twice at once, and one during which the service is killed. */
  async verify(post: KeyedPost, recipe: Recipe): Promise<Verified> {
    try {
      const one = await this.once(post, await this.prepare(post, recipe));
      const isTwice = await this.twice(post, await this.prepare(post, recipe), one);
      const isKilled = await this.killed(post, await this.prepare(post, recipe), one);
      return { isTwice, isKilled, one };
    } catch (error) {
      this.findings.rejections.push(`${post.name}: ${String(error)}`);
      return { isTwice: false, isKilled: false, one: undefined };
    }
  }

  /** Sends a request once and returns its effect, or undefined if it was rejected. */
  private async once(post: KeyedPost, send: Send): Promise<Counts | undefined> {
    const [single, one] = await this.gainedBy(send);
    if (single.status < 300) return one;
    this.findings.rejections.push(`${post.name}, once: ${describe(single)}`);
    return undefined;
  }

  /** Sends a request twice at once and once later. Returns false if it was rejected. */
  private async twice(post: KeyedPost, send: Send, one: Counts = {}): Promise<boolean> {
    const [both, gained] = await this.gainedBy(() => Promise.all([send(), send()]));
    const first = both.find(({ status, isReplay }) => status < 300 && !isReplay);
    if (!first) {
      this.findings.rejections.push(`${post.name}, twice: ${both.map(describe).join(' and ')}`);
      return false;
    }
    const other = both.find((each) => each !== first)!;
    if (codeOf(other) !== IN_USE && !isRepetition(post, first, other)) this.repeated(post, other);
    const [later, again] = await this.gainedBy(send);
    if (!isRepetition(post, first, later)) this.repeated(post, later);
    this.compare(post, [...moreThan(one, gained), ...changedLike(one, again)]);
    return true;
  }

  /** Kills the service between effect and answer of a request, and repeats it. Returns false if it was rejected. */
  private async killed(post: KeyedPost, send: Send, one: Counts = {}): Promise<boolean> {
    const before = await this.effects.atRest();
    const rejection = await this.killDuring(post.service, send);
    if (rejection) {
      this.findings.rejections.push(`${post.name}, killed: ${describe(rejection)}`);
      return false;
    }
    const between = changesOf(before, await this.effects.atRest());
    const isUndone = post.answer !== 'steps';
    const later = await this.repeat(send);
    const isRight = isUndone ? later.status < 300 && !later.isReplay : codeOf(later) === UNKNOWN;
    if (!isRight) this.findings.outcomes.push(`${post.name}: ${describe(later)}`);
    const gained = changesOf(before, await this.effects.atRest());
    const undone = isUndone ? ofService(post.service, between) : {};
    this.compare(post, [...moreThan(one, gained), ...changedLike(one, undone)]);
    return true;
  }

  /** Kills the service while the answer waits; returns the answer if the request was rejected before. */
  private async killDuring(service: Service, send: Send): Promise<Received | undefined> {
    const release = await holdAnswers(this.fleet, service);
    try {
      let answer: Received | undefined;
      const lost = send().then(
        (received) => void (answer = received),
        () => undefined,
      );
      await waitUntil('the answer waits, or has come', async () => answer !== undefined || isHeld(this.fleet));
      if (answer) return answer;
      this.fleet.signal(service, 'SIGKILL');
      await lost;
      await endHeldAnswers(this.fleet);
      await waitUntil('its transaction has ended', async () => !(await isHeld(this.fleet)));
      return undefined;
    } finally {
      await release();
      await this.fleet.untilReady(service);
    }
  }

  /** Sends a request until its key is free. */
  private async repeat(send: Send): Promise<Received> {
    let answer: Received | undefined;
    await waitUntil('the key is free', async () => {
      answer = await send();
      return codeOf(answer) !== IN_USE && answer.status !== 503;
    });
    return answer!;
  }

  private compare({ name }: KeyedPost, differences: readonly string[]): void {
    if (differences.length > 0) this.findings.effects.push(`${name}: ${differences.join(', ')}`);
  }

  /** Creates the state of a request. Returns a function that sends it, always with the same key. */
  private async prepare({ service }: KeyedPost, recipe: Recipe): Promise<Send> {
    await this.scene.reset();
    const prepared = await recipe(this.scene);
    const key = randomUUID();
    return () => this.send(service, prepared, key);
  }

  private async gainedBy<T>(work: () => Promise<T>): Promise<[T, Counts]> {
    const before = await this.effects.atRest();
    const result = await work();
    return [result, changesOf(before, await this.effects.atRest())];
  }

  private async send(service: Service, { path, body, as }: Prepared, key: string): Promise<Received> {
    const headers = { 'idempotency-key': key };
    const sender = credentialsOf(as ?? this.scene.tenant);
    const answer = await request<unknown>('POST', this.scene.addressOf(service, path), { ...sender, headers, body });
    const bytes = Buffer.byteLength(JSON.stringify(answer.body ?? ''));
    return { status: answer.status, isReplay: answer.headers.has('idempotent-replay'), bytes, body: answer.body };
  }

  private repeated({ name }: KeyedPost, answer: Received): void {
    this.findings.repetitions.push(`${name}: ${describe(answer)}`);
  }
}

/** Returns the changes of a service's own tables: its transaction undoes no others. */
const ofService = (service: Service, changes: Counts): Counts =>
  Object.fromEntries(Object.entries(changes).filter(([table]) => table.startsWith(`${service}.`)));

const codeOf = ({ body }: Received) => (body as { error_code?: string } | null | undefined)?.error_code;

const isRepetition = ({ answer }: KeyedPost, first: Received, other: Received) =>
  answer === 'without_body' || first.bytes > MAX_STORED_BYTES
    ? codeOf(other) === NOT_STORED
    : other.isReplay && other.status === first.status && isDeepStrictEqual(other.body, first.body);

const describe = ({ status, isReplay, body }: Received) =>
  `${status}${isReplay ? ' (replay)' : ''} ${JSON.stringify(body ?? null).slice(0, 200)}`;
