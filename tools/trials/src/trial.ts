import { randomBy } from '@reelsheet/testing/seeded';
import { OwnFleet } from '@reelsheet/tool-fleet';

/** Condition that a figure must satisfy. */
export type Goal = { readonly exactly: number } | { readonly atMost: number } | { readonly atLeast: number };

/** A check that is too expensive for the test suite. It prints figures, each with a goal. */
export interface Trial {
  /** One line that describes what the trial verifies. */
  readonly shows: string;
  /** Description of what `--only <text>` chooses, for trials that can be limited. */
  readonly only?: string;
  run(trial: TrialRun): Promise<void>;
}

/**
 * Context of a trial: random numbers from a printed seed, a size, a fleet, and the list of figures.
 */
export class TrialRun {
  /** Returns the same numbers for the same seed. */
  readonly random: () => number;
  private readonly endings: (() => Promise<unknown>)[] = [];
  private readonly missed: string[] = [];
  private ended: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    readonly seed: number,
    /** True for the full size; otherwise the trial is as short as possible. */
    readonly isFull: boolean,
    /** Numbers of the size that replace those of the trial. */
    readonly chosen: Readonly<Record<string, number>> = {},
    /** Text that limits the trial to what contains it. */
    readonly only?: string,
  ) {
    this.random = randomBy(seed);
  }

  /** Returns the value for the requested size, with the numbers that were chosen, and prints its numbers. */
  size<T>(sizes: { readonly small: T; readonly full: T }): T {
    const size = this.isFull ? sizes.full : sizes.small;
    const isNumber = (name: string) => typeof (size as Record<string, unknown>)[name] === 'number';
    const unknown = Object.keys(this.chosen).find((name) => !isNumber(name));
    if (unknown !== undefined) throw new Error(`the size of ${this.name} has no number ${unknown}`);
    if (typeof size !== 'object') return size;
    const chosen = { ...size, ...this.chosen };
    const numbers = Object.entries(chosen).filter(([name]) => isNumber(name));
    if (numbers.length > 0) this.note(`size: ${numbers.map(([name, number]) => `${name} ${number}`).join(', ')}`);
    return chosen;
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)]!;
  }

  shuffle<T>(values: readonly T[]): T[] {
    return values
      .map((value) => ({ value, at: this.random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ value }) => value);
  }

  /** Starts a fleet that is stopped when the trial ends. `settings` are environment variables of its services. */
  async fleet(settings: NodeJS.ProcessEnv = {}): Promise<OwnFleet> {
    const starting = OwnFleet.start(settings);
    this.afterwards(async () => (await starting).stop());
    return starting;
  }

  /** Registers a function that runs when the trial ends, even after an error. They run in reverse order. */
  afterwards(end: () => Promise<unknown>): void {
    this.endings.push(end);
  }

  note(line: string): void {
    console.log(`${this.name}: ${line}`);
  }

  /** Prints a figure beside its goal. */
  figure(what: string, measured: number, goal: Goal): void {
    const [verb, limit] = Object.entries(goal)[0] as ['exactly' | 'atMost' | 'atLeast', number];
    const isReached = REACHED[verb](measured, limit);
    if (!isReached) this.missed.push(what);
    this.note(`${isReached ? '✓' : '✗'} ${what}: ${round(measured)} (goal ${SIGNS[verb]}${limit})`);
  }

  /** Prints a figure whose goal is zero, followed by the first items that were found. */
  none(what: string, found: readonly unknown[]): void {
    this.figure(what, found.length, { exactly: 0 });
    for (const each of found.slice(0, SHOWN)) this.note(`  ${typeof each === 'string' ? each : JSON.stringify(each)}`);
  }

  get isReached(): boolean {
    return this.missed.length === 0;
  }

  /** Repeated calls return the same promise. */
  end(): Promise<void> {
    return (this.ended ??= this.endAll());
  }

  private async endAll(): Promise<void> {
    for (const end of this.endings.toReversed()) await end();
  }
}

const SHOWN = 10;
const SIGNS = { exactly: '', atMost: '≤ ', atLeast: '≥ ' };
const REACHED = {
  exactly: (measured: number, limit: number) => measured === limit,
  atMost: (measured: number, limit: number) => measured <= limit,
  atLeast: (measured: number, limit: number) => measured >= limit,
};

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
