import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `before`: the call does not reach the network. `after`: it is processed, but its response is lost. */
export type Interruption = 'before' | 'after';

export interface TestConnection extends AsyncDisposable {
  readonly url: string;
  /** Number of calls so far, including interrupted ones. */
  readonly calls: () => number;
  /** Interrupts the call with this number, counted from 0 from now on. */
  readonly interruptCall: (number: number, interruption: Interruption) => void;
  /** Cancels a pending interruption. */
  readonly reset: () => void;
}

/** Serves `listener` on loopback, where any single call can be interrupted. */
export async function serveInterruptible(
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<TestConnection> {
  let calls = 0;
  let interruptAt: { readonly number: number; readonly interruption: Interruption } | undefined;
  const handle: RequestListener = (request, response) => {
    const interruption = interruptAt?.number === calls++ ? interruptAt.interruption : undefined;
    if (interruption === 'before') return void request.socket.destroy();
    if (interruption === 'after') response.writeHead = hangUp(request, response);
    void listener(request, response);
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const interruptCall = (number: number, interruption: Interruption) => {
    interruptAt = { number: number + calls, interruption };
  };
  const reset = () => {
    interruptAt = undefined;
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    interruptCall,
    reset,
    [Symbol.asyncDispose]: close,
  };
}

function hangUp(request: IncomingMessage, response: ServerResponse): ServerResponse['writeHead'] {
  return () => {
    request.socket.destroy();
    response.end = () => response;
    return response;
  };
}
