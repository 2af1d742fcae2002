import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/**
 * The ways in which a `POST` stores its answer for an `Idempotency-Key`. `transaction`, the default: in one transaction
 * with all that it writes. `snapshot`: the same, reading one snapshot. `without_body`: the same, but only that it was
 * carried out. `steps`: after it, because its effects reach beyond the database. `none`: not at all.
 */
export type Repetition = 'transaction' | 'snapshot' | 'without_body' | 'steps' | 'none';

const REPETITION = 'reelsheet:repetition';

/** Extension of an operation in OpenAPI: its {@link Repetition}, and why where it is not the default. */
export const IDEMPOTENCY = 'x-idempotency';

export interface DescribedRepetition {
  readonly answer: Repetition;
  readonly reason?: string;
}

/** A `POST` that stores no answer: a key is ignored, or read by the route itself. */
export const StoresNoAnswer = (reason: string): MethodDecorator => declare('none', reason);

/** A `POST` that waits for vendors or receivers, so its answer is stored after their effects and not with them. */
export const StoresAnswerAfterwards = (reason: string): MethodDecorator => declare('steps', reason);

/** A `POST` that shows a secret once: a repetition has no effect, but does not show it again. */
export const StoresAnswerWithoutBody = (reason: string): MethodDecorator => declare('without_body', reason);

/** A `POST` whose transaction reads one snapshot. */
export const StoresAnswerOnSnapshot = (reason: string): MethodDecorator => declare('snapshot', reason);

function declare(answer: Repetition, reason: string): MethodDecorator {
  return applyDecorators(SetMetadata(REPETITION, answer), ApiExtension(IDEMPOTENCY, { answer, reason }));
}

/** Returns the way in which a handler stores its answer. */
export function repetitionOf(handler: object): Repetition {
  return (Reflect.getMetadata(REPETITION, handler) as Repetition | undefined) ?? 'transaction';
}
