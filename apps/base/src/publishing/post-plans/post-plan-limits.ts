export const POST_PLAN_LIMITS = {
  /** Maximum number of targets of a plan, each an account on a network. */
  targets: 12,
  /** Maximum number of fixed times of a plan. */
  fixedTimes: 1_000,
  /** Maximum number of times a day at which a plan posts. */
  timesOfDay: 24,
  /** Maximum length of the text of a time, in characters. */
  timeLength: 40,
  /** Maximum number of rows whose posts one request makes or checks. */
  rowsOfCall: 100,
  /** Number of errors of a row that the failure of its posts in a batch names. */
  errorsOfRow: 8,
  /** Maximum number of future posts of an agent with which the times of a plan are compared. */
  takenTimes: 50_000,
} as const;
