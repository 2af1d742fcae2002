/**
 * Returns the result of `work`, or undefined after the deadline. The work continues, and the timer does not keep
 * the process alive.
 */
export async function withDeadline<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds, undefined).unref();
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
