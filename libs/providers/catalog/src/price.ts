import { type Micro, toMicro } from '@reelsheet/kernel';

/** One line of the public price list. */
export interface PriceLine {
  readonly operation: string;
  readonly model: string;
  /** The unit that `credits` pays for, for example `second` or `1000 input tokens`. */
  readonly unit: string;
  readonly credits: number;
}

/** `units` at `credits` for each `per` of them, rounded up to the millionth so that nothing is given away. */
export function priceOf(units: number, credits: number, per = 1): Micro {
  return Math.ceil((toMicro(credits) * units) / per);
}
