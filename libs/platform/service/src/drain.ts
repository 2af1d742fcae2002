import { once } from 'node:events';
import { Server as NetServer, type Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Maximum number of polls for new connections before the listener is closed in any case. */
const MAX_POLLS = 100;

/**
 * Lets a server serve for another `drainMs`, stops listening, and waits at most the same time again for connections
 * that are open. The answers given until then should ask callers to close their connection. Closing an idle connection
 * earlier would reset the request that its caller may be sending.
 */
export async function drain(server: Server, drainMs: number): Promise<void> {
  await setTimeout(drainMs);
  await acceptWaiting(server);
  // The method of HTTP servers would also close idle connections.
  NetServer.prototype.close.call(server);
  await Promise.race([once(server, 'close'), setTimeout(drainMs)]);
}

/** Waits until the event loop has polled without a new connection: one that waits then is reset with the listener. */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = true;
  const note = () => (hasAccepted = true);
  server.on('connection', note);
  for (let polls = 0; hasAccepted && polls < MAX_POLLS; polls += 1) {
    hasAccepted = false;
    await setImmediate();
  }
  server.off('connection', note);
}
