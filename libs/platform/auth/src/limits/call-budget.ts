/** The number of calls that a limit still admits in the present minute. */
export interface CallBudget {
  readonly perMinute: number;
  readonly left: number;
  readonly resetsInMs: number;
}
