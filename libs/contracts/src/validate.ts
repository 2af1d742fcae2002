import { schemaViolation } from '@reelsheet/kernel';
import { Ajv } from 'ajv';
import type { TSchema } from 'typebox';

const ajv = new Ajv({ strict: false });

/** A message that does not have the shape its contract promises: a fault of ours, never the caller's. */
export class ContractMismatch extends Error {}

/** Throws {@link ContractMismatch} that names subject and place. Ajv compiles a schema for its first message and keeps it. */
export function assertShape(subject: string, schema: TSchema, value: unknown): void {
  const fits = ajv.compile(schema);
  if (fits(value)) return;
  const { path, problem } = schemaViolation(fits.errors![0]!);
  throw new ContractMismatch(`${[subject, ...path].join('/')} ${problem}`);
}
