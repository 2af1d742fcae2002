export const DAY_MS = 24 * 60 * 60 * 1_000;

/** The only source of the present moment, so that rules about time can be tested. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands still until it is moved. */
export class FixedClock extends Clock {
  constructor(private moment: Date) {
    super();
  }

  now(): Date {
    return new Date(this.moment);
  }

  advance(milliseconds: number): void {
    this.moment = new Date(this.moment.getTime() + milliseconds);
  }
}
