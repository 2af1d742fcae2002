import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';

/** A kind of task; the type is that of its payload, which is JSON. */
export interface TaskKind<Payload extends object> {
  readonly name: string;
  /** Never set: it carries the payload's type. */
  readonly payload?: Payload;
}

export function taskKind<Payload extends object>(name: string): TaskKind<Payload> {
  return { name };
}

export interface TaskHandler<Payload extends object> {
  /** May be called again for what it has done before. A DomainError ends the task; after any other it is called again, later and later. `again` lets others go first. */
  run(payload: Payload, signal: AbortSignal): Promise<void | 'again'>;
}

export const TASK_KIND = 'reelsheet:task-kind';

/** The class does tasks of this kind: a provider that the worker finds by this. */
export function RunsTask<Payload extends object>(
  kind: TaskKind<Payload>,
): (target: Type<TaskHandler<Payload>>) => void {
  return applyDecorators(Injectable(), SetMetadata(TASK_KIND, kind));
}
