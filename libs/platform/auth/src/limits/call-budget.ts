/** How many calls a limit still admits in the present minute. */
export interface CallBudget {
  readonly perMinute: number;
  readonly left: number;
  readonly resetsInMs: number;
}
