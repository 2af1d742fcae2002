import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';

/** A kind of task with the type of its JSON payload. */
export interface TaskKind<Payload extends object> {
  readonly name: string;
  /** Never set; only carries the type of the payload. */
  readonly payload?: Payload;
}

export function taskKind<Payload extends object>(name: string): TaskKind<Payload> {
  return { name };
}

export interface TaskHandler<Payload extends object> {
  /**
   * Must be idempotent. A DomainError ends the task as failed; any other error is retried with increasing delays.
   * Returning `again` puts the task at the end of the queue.
   */
  run(payload: Payload, signal: AbortSignal): Promise<void | 'again'>;
}

export const TASK_KIND = 'reelsheet:task-kind';

/** Registers the class as the handler of this kind of task; it must be a provider in the worker. */
export function RunsTask<Payload extends object>(
  kind: TaskKind<Payload>,
): (target: Type<TaskHandler<Payload>>) => void {
  return applyDecorators(Injectable(), SetMetadata(TASK_KIND, kind));
}
