import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VendorError } from './vendor-error.js';
import type { Fault, FaultKind, Faults } from './faults.js';

const MAX_SILENCE_MS = 120_000;

type Injection = (fault: Fault, request: FastifyRequest, reply: FastifyReply, faults: Faults) => Promise<void> | void;

/**
 * Effect of each fault before the vendor handles the call. `corrupt` and `lost_answer` apply to the
 * response, `overcharge` to what the vendor counts.
 */
const BEFORE: Partial<Record<FaultKind, Injection>> = {
  latency: async (fault) => {
    await wait(fault.value);
  },
  error: () => {
    throw new VendorError('server', 'The server had an error while processing your request.');
  },
  reject: () => {
    throw new VendorError('refused', 'The request was refused because its content violates the usage policy.');
  },
  rate_limit: ({ value }) => {
    throw new VendorError('limited', 'Too many requests.', undefined, undefined, value);
  },
  timeout: stayingSilent,
};

export async function injectBefore(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  faults: Faults,
): Promise<void> {
  await BEFORE[fault.kind]?.(fault, request, reply, faults);
}

/** Returns the payload of the response after the fault was applied. */
export function injectAfter(fault: string | null, request: FastifyRequest, payload: unknown): unknown {
  if (fault === 'corrupt') return corrupted(payload);
  if (fault === 'lost_answer') request.raw.socket.destroy();
  return payload;
}

function stayingSilent(_fault: Fault, request: FastifyRequest, reply: FastifyReply, faults: Faults): void {
  reply.hijack();
  request.raw.resume();
  const hangUp = () => request.raw.socket.destroy();
  const forget = faults.hang(hangUp);
  const timer = setTimeout(hangUp, MAX_SILENCE_MS);
  request.raw.socket.once('close', () => {
    clearTimeout(timer);
    forget();
  });
}

function corrupted(payload: unknown): unknown {
  if (typeof payload === 'string') return `${payload.slice(0, Math.floor(payload.length / 2))}\u0000`;
  if (Buffer.isBuffer(payload)) return scrambled(payload);
  if (isStream(payload)) {
    return payload.pipe(
      new Transform({
        transform: (chunk: Buffer | string, _encoding, done) => done(null, scrambled(Buffer.from(chunk))),
      }),
    );
  }
  return payload;
}

function isStream(payload: unknown): payload is NodeJS.ReadableStream {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}

function scrambled(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, index) => (byte ^ (index * 31 + 85)) & 0xff));
}
