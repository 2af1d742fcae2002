import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import type { Models } from '@reelsheet/model-catalog';

/** API description of fields that name a model. */
export const MODEL_ABOUT = "a model of `GET /models`; the cell's or the catalogue's default when absent";

interface Choice<T> {
  readonly field: string;
  /** The request's value; rejected when the catalogue does not allow it. */
  readonly given: T | undefined;
  /** The cell's value; ignored when the catalogue does not allow it. */
  readonly fromCell?: unknown;
  readonly allowed: readonly T[];
  readonly fallback: T;
}

/**
 * Returns the request's value, else the cell's, else the catalogue's. Throws 422 that names the field and its options.
 */
export function choose<T extends string | number>({ field, given, fromCell, allowed, fallback }: Choice<T>): T {
  if (given !== undefined && !allowed.includes(given))
    throw invalid(`data.${field}`, `must be one of ${allowed.join(', ')}`);
  return given ?? allowed.find((option) => String(option) === String(fromCell)) ?? fallback;
}

/**
 * Returns the request's model, else the cell's, else the catalogue's default. Throws 422 `validation_error`, or 501
 * `vendor_not_set_up` when no configured vendor offers this kind.
 */
export function chooseModel<M extends { readonly provider: string }>(
  models: Models<M>,
  given?: string,
  fromCell?: unknown,
): [name: string, model: M] {
  if (given !== undefined && !models.find(given))
    throw invalid('data.model', `${given} is not a model for this kind of generation`);
  const name = given ?? (typeof fromCell === 'string' && models.find(fromCell) ? fromCell : models.default);
  const model = models.find(name);
  if (name === undefined || !model) throw new DomainError(CommonErrors.notSetUp);
  return [name, model];
}
