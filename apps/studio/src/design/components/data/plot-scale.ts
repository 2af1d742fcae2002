const STEPS = [1, 2, 2.5, 5, 10];

/** Returns round numbers from zero to at least the largest value, with at most `count` steps between them. */
export function ticksOf(max: number, count: number): number[] {
  if (max <= 0) return [0, 1];
  const size = 10 ** Math.floor(Math.log10(max / count));
  const step = size * STEPS.find((each) => each * size * count >= max - size * 1e-9)!;
  const steps = Math.ceil(max / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Position and width of a bar of a row of bars, in pixels. */
export interface BarPosition {
  readonly x: number;
  readonly width: number;
}

/** Returns the slot of each bar, and inside it the bar itself with a gap that is smaller where bars are many. */
export function barsOf(count: number, width: number): { readonly slot: number; readonly bar: BarPosition } {
  const slot = count === 0 ? 0 : width / count;
  const gap = Math.min(slot * 0.3, 8);
  const bar = Math.min(slot - gap, 40);
  return { slot, bar: { x: (slot - bar) / 2, width: bar } };
}
