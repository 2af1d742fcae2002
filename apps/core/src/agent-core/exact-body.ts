import type { PipeTransform, Type } from '@nestjs/common';
import { readInput } from '@reelsheet/platform-http';

/**
 * Reads a body in which an unknown field, at any depth, is an error. The parameter must not be declared as a class:
 * the service's own validation comes first and would drop what it does not know.
 */
export class ExactBody<T extends object> implements PipeTransform<unknown, T> {
  constructor(private readonly type: Type<T>) {}

  transform(body: unknown): T {
    return readInput(this.type, body, { exact: true });
  }
}
