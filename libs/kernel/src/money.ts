/**
 * Amount in millionths of a credit, as a safe integer (up to nine billion credits). The API uses credits with up to six
 * decimals.
 */
export type Micro = number;

const SCALE = 1_000_000;

export class MoneyError extends RangeError {}

/**
 * Converts credits of the API to micro credits. Throws {@link MoneyError} on more than six decimals or an unsafe
 * size.
 */
export function toMicro(credits: number): Micro {
  const micro = Math.round(credits * SCALE);
  if (!Number.isSafeInteger(micro) || Math.abs(micro / SCALE - credits) > 1e-9 * Math.max(1, Math.abs(credits))) {
    throw new MoneyError(`${credits} is not an amount of credits with up to six decimals`);
  }
  return micro;
}

/** Converts micro credits to credits of the API. */
export function toCredits(micro: Micro): number {
  return micro / SCALE;
}
