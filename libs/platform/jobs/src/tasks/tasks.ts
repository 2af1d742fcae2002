import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { currentTraceparent } from '@reelsheet/platform-telemetry';
import { JobNotifications } from '../worker/job-notifications.js';
import type { TaskKind } from './task-kind.js';
import { TaskRepository } from './task.repository.js';
import { TASKS } from './task.job.js';

export interface TaskOptions<Payload extends object> {
  /** Earliest moment; at once where absent. */
  readonly notBefore?: Date;
  /**
   * Makes it the only one of its kind that nobody has begun: scheduled again, the earlier moment counts. While one is
   * under way, another is scheduled beside it.
   */
  readonly key?: (payload: Payload) => string;
  /** Whose turn it takes; nobody's where absent. */
  readonly organizationId?: number;
}

/** Schedules one-off duties, together with the change that causes them: both are there after the commit, or neither. */
@Injectable()
export class Tasks {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly transaction: Transaction,
    private readonly hints: JobNotifications,
  ) {}

  async schedule<Payload extends object>(
    kind: TaskKind<Payload>,
    payload: Payload,
    options: TaskOptions<Payload> = {},
  ): Promise<void> {
    await this.scheduleMany(kind, [payload], options);
  }

  /** Many of one kind in one statement. */
  async scheduleMany<Payload extends object>(
    { name }: TaskKind<Payload>,
    payloads: readonly Payload[],
    { notBefore, key, organizationId = 0 }: TaskOptions<Payload> = {},
  ): Promise<void> {
    if (payloads.length === 0) return;
    const tasks = payloads.map((payload) => ({ organizationId, payload, key: key?.(payload) ?? null }));
    await this.tasks.insert(name, tasks, notBefore ?? null, currentTraceparent());
    if (!notBefore) this.transaction.afterCommit(() => this.hints.due(TASKS));
  }

  /** Forgets what need not be done any more. */
  async cancel({ name }: TaskKind<object>, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.tasks.cancel(name, keys);
  }
}
