/**
 * A stand-in for an ingress controller. It takes requests by TLS, and passes them on to the Service that an Ingress
 * names for their host and path. A GET whose connection breaks before its response is sent once more, as ingress-nginx
 * does.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:https';

const FOLDER = '/etc/ingress';
const PORT = 8443;
/** Each route has `host`, `path`, `isExact` and `service`, a host with port. */
const routes = JSON.parse(readFileSync(`${FOLDER}/routes/routes.json`, 'utf8'));
const agent = new Agent({ keepAlive: true });
const certificate = {
  key: readFileSync(`${FOLDER}/certificate/tls.key`),
  cert: readFileSync(`${FOLDER}/certificate/tls.crt`),
};

createServer(certificate, (incoming, response) => {
  const host = (incoming.headers.host ?? '').split(':')[0];
  const route = routes.find((each) => each.host === host && matches(each, incoming.url.split('?')[0]));
  if (route) pass(incoming, response, new URL(`http://${route.service}`), incoming.method === 'GET' ? 2 : 1);
  else response.writeHead(404).end();
}).listen(PORT);

function matches({ path, isExact }, requested) {
  return requested === path || (!isExact && requested.startsWith(`${path}/`));
}

function pass(incoming, response, { hostname, port }, attempts) {
  const from = incoming.socket.remoteAddress.replace('::ffff:', '');
  const headers = { ...incoming.headers, 'x-forwarded-for': from, 'x-forwarded-proto': 'https' };
  const { method, url: path } = incoming;
  const outgoing = request({ agent, hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  outgoing.once('error', (error) => {
    if (response.destroyed || response.headersSent) return void response.destroy();
    if (attempts > 1) return pass(incoming, response, { hostname, port }, attempts - 1);
    console.log(`${method} ${incoming.headers.host}${path}: ${error.message}`);
    response.writeHead(502).end();
  });
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

process.once('SIGTERM', () => process.exit(0));
