const UNAVAILABLE_STATES = /^(08|57P0[123]|53300)/;
const UNAVAILABLE_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const UNAVAILABLE_WORDS =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|not queryable/i;

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
  readonly message?: string;
  readonly driverError?: DriverError;
}

const driver = (error: unknown): DriverError => (error as DriverError)?.driverError ?? (error as DriverError) ?? {};

/** True where Postgres could not be reached or is going away, so that the same request may work later. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = driver(error);
  return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.includes(code) || UNAVAILABLE_WORDS.test(message);
}

/** True where a unique index refused a row; `constraint` narrows it to one index. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const fault = driver(error);
  return fault.code === '23505' && (constraint === undefined || fault.constraint === constraint);
}

/** True where a foreign key refused a row. */
export function isMissingReference(error: unknown, constraint?: string): boolean {
  const fault = driver(error);
  return fault.code === '23503' && (constraint === undefined || fault.constraint === constraint);
}
