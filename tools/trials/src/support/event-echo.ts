import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The minimal progress stream: accepts an order and notifies each follower immediately. */
const server = createServer((request, response) => {
  request.resume();
  if (request.method === 'POST') {
    response.writeHead(202, { 'Content-Type': 'application/json' }).end('{"status":"running"}');
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write('data: {"status":"running"}\n\n');
});

server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
