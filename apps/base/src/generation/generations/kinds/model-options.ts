import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import type { Models } from '@reelsheet/model-catalog';

/** What a field says that names a model. */
export const MODEL_ABOUT = "a model of `GET /models`; the cell's or the catalogue's default where absent";

interface Choice<T> {
  readonly field: string;
  /** What the request says; outside the catalogue it is refused. */
  readonly given: T | undefined;
  /** What the cell says, taken where the catalogue allows it. */
  readonly fromCell?: unknown;
  readonly allowed: readonly T[];
  readonly fallback: T;
}

/** The request's word, else the cell's, else the catalogue's. Throws 422 that names the field and what is possible. */
export function choose<T extends string | number>({ field, given, fromCell, allowed, fallback }: Choice<T>): T {
  if (given !== undefined && !allowed.includes(given))
    throw invalid(`data.${field}`, `must be one of ${allowed.join(', ')}`);
  return given ?? allowed.find((option) => String(option) === String(fromCell)) ?? fallback;
}

/** The request's model, else the cell's, else the catalogue's default. Throws 422 `validation_error`, or 501 `vendor_not_set_up` where nobody makes this kind. */
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
