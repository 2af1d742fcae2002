import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time that a client which connects while the server closes has to send the first byte of its request. */
const FIRST_BYTE_MS = 1_000;

/**
 * Closes connections that would delay the end of a closing server until a timeout: those that become idle after it
 * started to close, and those on which nothing was ever sent, which browsers and pools open in advance. Node closes
 * neither.
 */
export function closeUnneededConnections(fastify: FastifyInstance): void {
  const unused = new Set<Socket>();
  let closing = false;
  const closeUnused = () => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
  fastify.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    if (closing) setTimeout(closeUnused, FIRST_BYTE_MS).unref();
  });
  fastify.server.on('request', ({ socket }) => unused.delete(socket));
  fastify.addHook('preClose', (done) => {
    closing = true;
    closeUnused();
    done();
  });
  fastify.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => fastify.server.closeIdleConnections());
    done();
  });
}
