import { randomUUID } from 'node:crypto';

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Returns the W3C `traceparent` sent by a caller, or a new one if it is missing or invalid. */
export function readTraceparent(sent: unknown): string {
  if (typeof sent === 'string' && TRACEPARENT.test(sent)) return sent;
  const trace = randomHex();
  return `00-${trace}-${trace.slice(16)}-01`;
}

/** Uses randomUUID, for which Node caches random bytes; reading a few random bytes at a time is much slower. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

/** Returns the trace id of a `traceparent`. */
export const traceIdOf = (traceparent: string): string => traceparent.split('-')[1]!;
