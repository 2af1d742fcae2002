import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `before`: the network never hears of the call. `after`: it does the work, but its answer is lost. */
export type Cut = 'before' | 'after';

export interface Line extends AsyncDisposable {
  readonly url: string;
  /** Calls so far, cut ones included. */
  readonly calls: () => number;
  /** Breaks the connection of the call with this number (from 0, counted from now on). */
  readonly cutCall: (number: number, cut: Cut) => void;
  /** Takes back a cut that has not come to pass. */
  readonly mend: () => void;
}

/** Serves `listener` on loopback over a line that can be cut at any single call. */
export async function serveOverLine(
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Line> {
  let calls = 0;
  let cutAt: { readonly number: number; readonly cut: Cut } | undefined;
  const handle: RequestListener = (request, response) => {
    const cut = cutAt?.number === calls++ ? cutAt.cut : undefined;
    if (cut === 'before') return void request.socket.destroy();
    if (cut === 'after') response.writeHead = hangUp(request, response);
    void listener(request, response);
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutCall = (number: number, cut: Cut) => {
    cutAt = { number: number + calls, cut };
  };
  const mend = () => {
    cutAt = undefined;
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    cutCall,
    mend,
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
