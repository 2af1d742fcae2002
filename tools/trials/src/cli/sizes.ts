/** Numbers of the trial. */
export const SIZES = {
  small: { orders: 40, rows: 1_000, megabytes: 64 },
  full: { orders: 500, rows: 9_999, megabytes: 1_024 },
};
