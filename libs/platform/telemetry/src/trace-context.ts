import { randomBytes } from 'node:crypto';

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The W3C `traceparent` that a caller sent, or a new one where it sent none that is valid. */
export function readTraceparent(sent: unknown): string {
  if (typeof sent === 'string' && TRACEPARENT.test(sent)) return sent;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}

/** The part of a `traceparent` that all of one trace share. */
export const traceIdOf = (traceparent: string): string => traceparent.split('-')[1]!;
