/** The last one is a write to a server that became a standby. */
const UNAVAILABLE_STATES = /^(08|57P0[123]|53300|25006)/;
const UNAVAILABLE_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
/** TypeORM reports the last one if the connection broke between two statements of a transaction. */
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|not queryable|query runner already released/i;

/** Lock timeout, deadlock, serialization failure, statement timeout. */
const BUSY_STATES = ['55P03', '40P01', '40001', '57014'];

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
  readonly message?: string;
  readonly driverError?: DriverError;
}

const driver = (error: unknown): DriverError => (error as DriverError)?.driverError ?? (error as DriverError) ?? {};

/** Returns true if Postgres is unreachable or shutting down, so that the same request may work later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = driver(error);
  return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.includes(code) || UNAVAILABLE_MESSAGES.test(message);
}

/** Returns true if concurrent work blocked the statement, so that the same request may work soon. */
export function isDatabaseBusy(error: unknown): boolean {
  return BUSY_STATES.includes(driver(error).code ?? '');
}

/** Returns true if the request itself is valid and may be retried. */
export function isTransient(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isDatabaseBusy(error);
}

/** Returns true for a violated unique index, optionally only the index `constraint`. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const cause = driver(error);
  return cause.code === '23505' && (constraint === undefined || cause.constraint === constraint);
}
