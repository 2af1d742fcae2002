import { Param, type PipeTransform } from '@nestjs/common';
import { CommonErrors, DomainError, isUuid, parseId, type ErrorDefinition } from '@reelsheet/kernel';

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
