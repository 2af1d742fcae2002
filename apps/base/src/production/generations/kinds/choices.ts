import { invalid } from '@reelsheet/kernel';

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

/** A model of the catalogue by its name. Throws 422 `validation_error`. */
export function chooseModel<M>(
  find: (id: string) => M | undefined,
  given: string | undefined,
  fromCell: unknown,
  fallback: string,
): [id: string, model: M] {
  if (given !== undefined && !find(given))
    throw invalid('data.model', `${given} is not a model for this kind of generation`);
  const id = given ?? (typeof fromCell === 'string' && find(fromCell) ? fromCell : fallback);
  return [id, find(id)!];
}
