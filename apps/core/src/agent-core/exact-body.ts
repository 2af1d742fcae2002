import type { PipeTransform, Type } from '@nestjs/common';
import { readInput } from '@reelsheet/platform-http';

/**
 * Reads a body in which an unknown field, at any depth, is an error. Do not declare the parameter as a class: the
 * global validation runs first and would drop unknown fields.
 */
export class ExactBody<T extends object> implements PipeTransform<unknown, T> {
  constructor(private readonly type: Type<T>) {}

  transform(body: unknown): T {
    return readInput(this.type, body, { exact: true });
  }
}
