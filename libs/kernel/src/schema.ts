import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * The JSON Schema validator of all services: bus messages, render documents, run tools and the model catalog. It
 * ignores unknown keywords, because schemas carry annotations of OpenAPI and of model vendors. It is created when it is
 * first used, because that takes a twentieth of the processor time of a start.
 */
let ajv: Ajv2020 | undefined;

/** Returns the validation function of a schema, which is compiled once per schema object. */
export function validatorOf<T = unknown>(schema: object): ValidateFunction<T> {
  ajv ??= new Ajv2020({ strict: false, strictNumbers: true, discriminator: true, allowUnionTypes: true });
  return ajv.compile<T>(schema);
}
