import { Body, type PipeTransform } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Type, type Static, type TSchema } from 'typebox';
import type { Attributes } from './attributes.js';
import { LIMITS } from './limits.js';

const ajv = new Ajv({ strict: false });

/** Fields of mass updates. */
export const Fields = {
  id: Type.Integer({ minimum: 1 }),
  position: Type.Integer({ minimum: 0, maximum: LIMITS.position }),
  attributes: Type.Unsafe<Attributes>({
    type: 'object',
    additionalProperties: true,
    description: 'takes the place of the former ones',
  }),
  text: (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength }),
  nullableText: (maxLength: number) => Type.Unsafe<string | null>({ type: 'string', nullable: true, maxLength }),
  choice: <const T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: values }),
};

/** Things and the places that they move to. */
export const Places = (maxItems: number) =>
  Type.Array(Type.Object({ id: Fields.id, position: Fields.position }), { maxItems });

/**
 * The body of a request about many parts, checked by a compiled schema: reading thousands of items into DTOs
 * would hold up the process for seconds. Throws `validation_error` that names the first faulty field.
 */
export function MassBody<S extends TSchema>(schema: S): ParameterDecorator {
  return Body(new MassBodyPipe(schema));
}

class MassBodyPipe<S extends TSchema> implements PipeTransform<unknown, Static<S>> {
  private readonly validate: ValidateFunction;

  constructor(schema: S) {
    this.validate = ajv.compile(schema);
  }

  transform(body: unknown): Static<S> {
    if (this.validate(body ?? {})) return body as Static<S>;
    throw toFault(this.validate.errors![0]!);
  }
}

function toFault({ instancePath, keyword, params, message }: ErrorObject) {
  const path = instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'required')
    return invalid([path, params['missingProperty']].filter(Boolean).join('.'), 'is required');
  const allowed = keyword === 'enum' ? `: ${(params['allowedValues'] as string[]).join(', ')}` : '';
  return invalid(path || 'body', `${message}${allowed}`);
}
