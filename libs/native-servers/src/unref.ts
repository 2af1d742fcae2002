import { Socket } from 'node:net';
import type { Stream } from 'node:stream';

/**
 * Lets this process end while the pipe is open. Node's types do not declare that the streams of a child are sockets.
 */
export function unref(stream: Stream | null): void {
  if (stream instanceof Socket) stream.unref();
}
