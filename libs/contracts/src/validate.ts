import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';

const ajv = new Ajv({ allErrors: false, strict: false });
const compiled = new WeakMap<TSchema, ValidateFunction>();

/** A message that does not have the shape its contract promises: a fault of ours, never the caller's. */
export class ContractViolation extends Error {}

/** Throws {@link ContractViolation} that names subject and place. */
export function assertShape(subject: string, schema: TSchema, value: unknown): void {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return;
  const [fault] = validate.errors ?? [];
  throw new ContractViolation(`${subject}${fault?.instancePath ?? ''} ${fault?.message ?? 'is malformed'}`);
}
