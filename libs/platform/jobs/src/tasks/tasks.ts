import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { currentTraceparent } from '@reelsheet/platform-telemetry';
import { JobNotifications } from '../worker/job-notifications.js';
import type { TaskKind } from './task-kind.js';
import { TaskRepository } from './task.repository.js';
import { TASKS } from './task.job.js';

export interface TaskOptions<Payload extends object> {
  /** Earliest time of execution, of all or of each; default now. */
  readonly notBefore?: Date | ((payload: Payload) => Date);
  /**
   * Deduplicates pending tasks of the kind: scheduling again keeps the earlier of both times. While a task with the
   * key is running, another one is added.
   */
  readonly key?: (payload: Payload) => string;
  /** Organization whose fair share it uses; default none. */
  readonly organizationId?: number;
}

/** Schedules one-off tasks in the transaction of the change that causes them. */
@Injectable()
export class Tasks {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly transaction: Transaction,
    private readonly notifications: JobNotifications,
  ) {}

  /** Returns whether the task is due at the given time; false when a pending task with the same key is due earlier. */
  async schedule<Payload extends object>(
    kind: TaskKind<Payload>,
    payload: Payload,
    options: TaskOptions<Payload> = {},
  ): Promise<boolean> {
    return (await this.scheduleMany(kind, [payload], options)) > 0;
  }

  /** Schedules many tasks of one kind in one statement. Returns how many of them are due at the given times. */
  async scheduleMany<Payload extends object>(
    { name }: TaskKind<Payload>,
    payloads: readonly Payload[],
    { notBefore, key, organizationId = 0 }: TaskOptions<Payload> = {},
  ): Promise<number> {
    if (payloads.length === 0) return 0;
    const dueOf = (payload: Payload) => (typeof notBefore === 'function' ? notBefore(payload) : (notBefore ?? null));
    const tasks = payloads.map((payload) => ({
      ...{ organizationId, payload, notBefore: dueOf(payload) },
      key: key?.(payload) ?? null,
    }));
    const scheduled = await this.tasks.insert(name, tasks, currentTraceparent());
    if (!notBefore) this.transaction.afterCommit(() => this.notifications.due(TASKS));
    return scheduled;
  }

  /** Deletes the tasks with these keys. */
  async cancel({ name }: TaskKind<object>, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.tasks.cancel(name, keys);
  }
}
