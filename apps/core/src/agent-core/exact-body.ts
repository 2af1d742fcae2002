import type { Type } from '@nestjs/common';
import { RequestValidation } from '@reelsheet/platform-http';

/**
 * Reads a body in which an unknown field, at any depth, is an error. The parameter must not be declared as a class:
 * the service's own validation comes first and would drop what it does not know.
 */
export class ExactBody extends RequestValidation {
  constructor(type: Type) {
    super();
    this.expectedType = type;
    this.validatorOptions = { ...this.validatorOptions, forbidNonWhitelisted: true };
  }
}
