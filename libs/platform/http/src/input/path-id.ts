import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { CommonErrors, DomainError, isUuid, parseId, type ErrorDefinition } from '@reelsheet/kernel';
import { documentedMeanings } from './fields.js';

class PathIdPipe implements PipeTransform<unknown, number> {
  constructor(private readonly missing: ErrorDefinition) {}

  transform(value: unknown): number {
    const id = parseId(value);
    if (id === undefined) throw new DomainError(this.missing);
    return id;
  }
}

class PathUuidPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (!isUuid(value)) throw new DomainError(CommonErrors.notFound);
    return value.toLowerCase();
  }
}

/** An integer id in the path; an invalid one is 404. */
export function PathId(name: string, missing: ErrorDefinition = CommonErrors.notFound): ParameterDecorator {
  return Param(name, new PathIdPipe(missing));
}

/** A uuid in the path; an invalid one is 404. */
export function PathUuid(name: string): ParameterDecorator {
  return Param(name, new PathUuidPipe());
}

/**
 * Documents the values of a text in the path, which the handler itself checks. OpenAPI declares them as an extension
 * only, because another value has an error of its own.
 */
export function PathChoice(name: string, values: readonly string[]): MethodDecorator {
  return ApiParam({ name, schema: { type: 'string' }, ...documentedMeanings(values) });
}
