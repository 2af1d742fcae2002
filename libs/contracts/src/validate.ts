import { schemaViolation } from '@reelsheet/kernel';
import { validatorOf } from '@reelsheet/kernel/schema';
import type { TSchema } from 'typebox';

/**
 * A message does not match its contract, which is a defect of a service and never an error of an
 * API caller.
 */
export class ContractMismatch extends Error {}

/** Throws {@link ContractMismatch}, which names the subject and the path of the first error. */
export function assertShape(subject: string, schema: TSchema, value: unknown): void {
  const isValid = validatorOf(schema);
  if (isValid(value)) return;
  const { path, reason } = schemaViolation(isValid.errors![0]!);
  throw new ContractMismatch(`${[subject, ...path].join('/')} ${reason}`);
}
