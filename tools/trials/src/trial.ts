import { randomBy } from '@reelsheet/testing/seeded';
import { OwnFleet } from '@reelsheet/tool-fleet';

/** Condition that a figure must satisfy. */
export type Goal = { readonly exactly: number } | { readonly atMost: number } | { readonly atLeast: number };

/** One demand that is too heavy for the tests: it prints its figures, and each of them has a goal. */
export interface Trial {
  /** Describes the figure in one line. */
  readonly shows: string;
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
  ) {
    this.random = randomBy(seed);
  }

  /** The one of two sizes that is asked for. */
  size<T>(sizes: { readonly small: T; readonly full: T }): T {
    return this.isFull ? sizes.full : sizes.small;
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

  /** A fleet of the trial's own, which ends with it; `settings` are those of the services. */
  async fleet(settings: NodeJS.ProcessEnv = {}): Promise<OwnFleet> {
    const starting = OwnFleet.start(settings);
    this.afterwards(async () => (await starting).stop());
    return starting;
  }

  /** Done when the trial is over, however it went; the last first. */
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

  /** Says what was found where nothing may be found. */
  none(what: string, found: readonly unknown[]): void {
    this.figure(what, found.length, { exactly: 0 });
    for (const each of found.slice(0, SHOWN)) this.note(`  ${typeof each === 'string' ? each : JSON.stringify(each)}`);
  }

  get isReached(): boolean {
    return this.missed.length === 0;
  }

  /** May be called again while it is still ending. */
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
