import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { rejectBrokenRequest } from '../server/malformed-request.js';
import { isArriving } from './unread-body.js';

const WINDOW_MS = 10_000;
const TOO_SLOW = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Ends requests whose body is slower than the minimum rate in bytes per second, averaged over ten seconds. */
export function keepUp(fastify: FastifyInstance, slowest: number, windowMs = WINDOW_MS): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const reject = () => rejectBrokenRequest(TOO_SLOW, request.raw.socket, reply.getHeaders());
    if (isArriving(request.raw)) watch(request.raw, { fewest: (slowest * windowMs) / 1_000, windowMs }, reject);
    done();
  });
}

interface Rate {
  readonly fewest: number;
  readonly windowMs: number;
}

function watch(request: IncomingMessage, { fewest, windowMs }: Rate, reject: () => void): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const came = socket.bytesRead - seen;
    seen = socket.bytesRead;
    const waitsForUs = request.readableLength > 0;
    if (!waitsForUs && came < fewest && isArriving(request)) reject();
  }, windowMs);
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}
