import { randomUUID } from 'node:crypto';

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The W3C `traceparent` that a caller sent, or a new one where it sent none that is valid. */
export function readTraceparent(sent: unknown): string {
  if (typeof sent === 'string' && TRACEPARENT.test(sent)) return sent;
  const trace = randomHex();
  return `00-${trace}-${trace.slice(16)}-01`;
}

/** Of a uuid, for which Node keeps random bytes in stock: asked for a few at a time, they would take most of a small step. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

/** The part of a `traceparent` that all of one trace share. */
export const traceIdOf = (traceparent: string): string => traceparent.split('-')[1]!;
