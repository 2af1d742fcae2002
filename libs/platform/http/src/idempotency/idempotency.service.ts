import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, FairQueue } from '@reelsheet/kernel';
import { Database, Transaction } from '@reelsheet/platform-database';
import type { Repetition } from './idempotency.js';
import { IdempotencyErrors } from './idempotency.errors.js';
import {
  CONNECTIONS_OF_REQUEST,
  FULL_RETRY_SECONDS,
  MAX_STORED_ANSWERS,
  MAX_STORED_BYTES,
  MAX_STORED_BYTES_OF_USER,
  MAX_WAITING,
  MAX_WAITING_OF_ORGANIZATION,
} from './idempotency-limits.js';
import { IdempotentAnswerRepository, type AnswerKey, type SealedAnswer } from './idempotent-answer.repository.js';
import { KeyLockRepository } from './key-lock.repository.js';
import { openBody, sealBody } from './sealed-body.js';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for an answer without a body. */
  readonly body: string | null;
  /** The body of an answer that is written while it is sent, and so too large to store. */
  readonly stream?: Readable;
}

/** The work of a request, with the rendering of its errors. */
export interface KeyedWork {
  readonly userId: number;
  /** The organization of the request, or its user, with which others share the connections of requests with keys. */
  readonly tenant: string;
  /** Method and path of the route, as it is declared. */
  readonly route: string;
  readonly key: string;
  /** Fingerprint of the request. */
  readonly request: Buffer;
  readonly repetition: Repetition;
  readonly run: () => Promise<Answer>;
  readonly answerTo: (error: unknown) => Answer;
}

type IdentifiedRequest = Pick<KeyedWork, 'userId' | 'route' | 'key' | 'request'>;

export interface KeyedAnswer extends Answer {
  readonly isReplay: boolean;
}

/** An error whose answer is stored, so that it is thrown after the transaction. */
interface StoredError {
  readonly error: unknown;
}

/** Does the work of a request with an `Idempotency-Key` once. */
@Injectable()
export class IdempotencyService {
  private readonly queue: FairQueue<string>;

  constructor(
    private readonly answers: IdempotentAnswerRepository,
    private readonly locks: KeyLockRepository,
    private readonly transaction: Transaction,
    db: Database,
  ) {
    this.queue = new FairQueue(Math.max(1, Math.floor((db.pool.options.max ?? 1) / CONNECTIONS_OF_REQUEST)));
  }

  /**
   * Returns the stored answer, or does the work and stores its answer. Throws the errors of the work, which are stored
   * once a transaction of it completed, those of {@link IdempotencyErrors}, and `service_unavailable` while too many
   * wait.
   */
  async once(work: KeyedWork): Promise<KeyedAnswer> {
    if (work.repetition === 'steps') return this.inSteps(work);
    this.requireCapacity(work.tenant);
    return this.queue.run(work.tenant, () => this.whole(work));
  }

  /** While too many wait, the organization for which most wait gives way. */
  private requireCapacity(tenant: string): void {
    const rejection = new DomainError(CommonErrors.unavailable);
    if (this.queue.waitingCountOf(tenant) >= MAX_WAITING_OF_ORGANIZATION) throw rejection;
    if (this.queue.waitingCount >= MAX_WAITING && !this.queue.displaceFor(tenant, rejection)) throw rejection;
  }

  /** A crash undoes the work with its answer, so a repetition does it for the first time. */
  private async whole({ repetition, run, answerTo, ...of }: KeyedWork): Promise<KeyedAnswer> {
    const isSnapshot = repetition === 'snapshot';
    const isBodyOmitted = repetition === 'without_body';
    const key = toAnswerKey(of);
    const outcome = await this.transaction.enclose<KeyedAnswer | StoredError>(
      async (whole) => {
        if (!(await this.answers.tryLock(key))) throw new DomainError(IdempotencyErrors.underWay);
        const earlier = await this.earlier(of);
        if (earlier) return { ...earlier, isReplay: true };
        try {
          const answer = await run();
          await this.answers.insert(key, of.request, seal(answer, of.key, isBodyOmitted));
          return { ...answer, isReplay: false };
        } catch (error) {
          const isStored = whole.hasCompletedAny && (await this.storeError(of, answerTo(error)));
          if (!isStored) throw error;
          return { error };
        }
      },
      { isSnapshot },
    );
    if ('error' in outcome) throw outcome.error;
    return outcome;
  }

  /**
   * Returns false where the transaction has written nothing, or cannot continue, and for errors of ours, with which all
   * that was written is undone.
   */
  private async storeError(of: IdentifiedRequest, answer: Answer): Promise<boolean> {
    if (answer.status >= 500) return false;
    try {
      if (!(await this.answers.hasWritten())) return false;
      await this.answers.insert(toAnswerKey(of), of.request, seal(answer, of.key));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Stores that the work begins, and its answer afterwards. After a crash between them nobody knows what was done, and
   * it is not repeated.
   */
  private async inSteps(work: KeyedWork): Promise<KeyedAnswer> {
    const key = toAnswerKey(work);
    const unlock = await this.locks.tryLock(key);
    if (!unlock) throw new DomainError(IdempotencyErrors.underWay);
    try {
      const earlier = await this.earlier(work);
      if (earlier) return { ...earlier, isReplay: true };
      if (!(await this.answers.begin(key, work.request))) throw new DomainError(IdempotencyErrors.underWay);
      const answer = await this.runStarted(work);
      await this.answers.complete(key, seal(answer, work.key));
      return { ...answer, isReplay: false };
    } finally {
      await unlock();
    }
  }

  /** After a rejection the key is free again. An error of ours, or of a vendor, says nothing of effects. */
  private async runStarted({ run, answerTo, ...of }: KeyedWork): Promise<Answer> {
    try {
      return await run();
    } catch (error) {
      if (answerTo(error).status < 500) await this.answers.delete(toAnswerKey(of));
      throw error;
    }
  }

  /** Returns the answer to an earlier request with the key; undefined for the first one. */
  private async earlier(of: IdentifiedRequest): Promise<Answer | undefined> {
    const stored = await this.answers.find(toAnswerKey(of));
    if (!stored) {
      await this.requireSpace(of.userId);
      return undefined;
    }
    if (!stored.request.equals(of.request)) throw new DomainError(IdempotencyErrors.reused);
    if (stored.status === null) throw new DomainError(IdempotencyErrors.outcomeUnknown);
    if (stored.isBodyOmitted) throw new DomainError(IdempotencyErrors.notStored);
    return { status: stored.status, headers: stored.headers, body: stored.body && openBody(stored.body, of.key) };
  }

  private async requireSpace(userId: number): Promise<void> {
    const { count, bytes } = await this.answers.usageOf(userId, MAX_STORED_ANSWERS);
    if (count < MAX_STORED_ANSWERS && bytes < MAX_STORED_BYTES_OF_USER) return;
    const message = 'You have sent too many requests with an Idempotency-Key within 24 hours';
    throw new DomainError(CommonErrors.rateLimited, message, { retry_after: FULL_RETRY_SECONDS });
  }
}

const toAnswerKey = ({ userId, route, key }: IdentifiedRequest): AnswerKey => ({
  userId,
  route,
  keyHash: createHash('sha256').update(key).digest(),
});

function seal({ status, headers, body, stream }: Answer, key: string, isOmitted = false): SealedAnswer {
  const isTooLarge = stream !== undefined || (body !== null && Buffer.byteLength(body) > MAX_STORED_BYTES);
  const isBodyOmitted = isOmitted || isTooLarge;
  return { status, headers, body: body === null || isBodyOmitted ? null : sealBody(body, key), isBodyOmitted };
}
