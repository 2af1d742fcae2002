/**
 * Credits are numbers with up to six decimals on the wire and integers in millionths ("micro") inside.
 * One million credits fit a safe integer nine thousand times.
 */
export type Micro = number;

const SCALE = 1_000_000;

export class MoneyError extends RangeError {}

/** Credits as the wire speaks them → micro. Throws {@link MoneyError} on more than six decimals or an unsafe size. */
export function toMicro(credits: number): Micro {
  const micro = Math.round(credits * SCALE);
  if (!Number.isSafeInteger(micro) || Math.abs(micro / SCALE - credits) > 1e-9 * Math.max(1, Math.abs(credits))) {
    throw new MoneyError(`${credits} is not an amount of credits with up to six decimals`);
  }
  return micro;
}

/** micro → credits as the wire speaks them. */
export function toCredits(micro: Micro): number {
  return micro / SCALE;
}
