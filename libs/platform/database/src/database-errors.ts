const UNAVAILABLE_STATES = /^(08|57P0[123]|53300)/;
const UNAVAILABLE_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
/** The last is TypeORM's word for a transaction whose connection broke between two of its statements. */
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|not queryable|query runner already released/i;

/** A lock that was not given in time, a deadlock, changes that cross each other, a statement that took too long. */
const BUSY_STATES = ['55P03', '40P01', '40001', '57014'];

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
  readonly message?: string;
  readonly driverError?: DriverError;
}

const driver = (error: unknown): DriverError => (error as DriverError)?.driverError ?? (error as DriverError) ?? {};

/** True where Postgres could not be reached or is going away, so that the same request may work later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = driver(error);
  return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.includes(code) || UNAVAILABLE_MESSAGES.test(message);
}

/** True where others were in the way for too long, so that the same request may work in a moment. */
export function isDatabaseBusy(error: unknown): boolean {
  return BUSY_STATES.includes(driver(error).code ?? '');
}

/** True where nothing is wrong with the request: it may be tried again. */
export function isTransient(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isDatabaseBusy(error);
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
