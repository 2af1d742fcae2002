import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { classToPlain, plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';

/** Reads bodies and queries into DTOs; the first fault becomes a 422 that names the field by its path. */
export class RequestValidation extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      validateCustomDecorators: false,
      transformOptions: { exposeDefaultValues: true },
      validatorPackage: { validate },
      transformerPackage: { classToPlain, plainToInstance },
      exceptionFactory: (faults) => new DomainError(CommonErrors.validation, describe(faults)),
    });
  }
}

function describe(faults: ValidationError[]): string {
  const { path, problem } = first(faults, []);
  return `${path.join('.')} ${problem}`.trim();
}

function first([fault]: ValidationError[], parents: string[]): { path: string[]; problem: string } {
  if (!fault) return { path: parents, problem: 'is invalid' };
  const path = [...parents, fault.property];
  if (fault.children?.length) return first(fault.children, path);
  return { path, problem: problemOf(fault) };
}

function problemOf({ property, value, constraints = {} }: ValidationError): string {
  if (constraints['whitelistValidation']) return 'is not a known field';
  if (value === undefined) return 'is required';
  const text = Object.values(constraints)[0] ?? 'is invalid';
  return text.replace(/^each value in \S+/, 'items').replace(new RegExp(`^${property} `), '');
}
