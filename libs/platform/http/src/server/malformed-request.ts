import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { CommonErrors, newUuid } from '@reelsheet/kernel';

const { code } = CommonErrors.validation;

/** Responses to invalid HTTP, by Node's error code. */
const INVALID: Record<string, { status: number; error: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, error: 'The headers are too large' },
};
const MALFORMED = { status: 400, error: 'The request is not well-formed HTTP' };

/**
 * Responds with the standard error body and these headers, and ends the connection, because nothing after the error can
 * be read.
 */
export function rejectBrokenRequest(
  invalid: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, unknown>>,
): void {
  if (invalid.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, error } = INVALID[invalid.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error, error_code: code });
  const sent = {
    'x-request-id': newUuid(),
    ...headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${String(value)}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  else socket.destroy(invalid);
}
