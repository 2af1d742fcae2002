/**
 * A stand-in for an ingress controller. It takes requests by TLS, and passes them on to a ready pod of the Service that
 * an Ingress names for their host and path, with the defaults of ingress-nginx: three pods at most, five seconds for a
 * connection, sixty for a response. A request goes to another pod if it has not been sent, and a GET in any case.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, get } from 'node:https';

const FOLDER = '/etc/ingress';
const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';
const SLICES = 'https://kubernetes.default.svc/apis/discovery.k8s.io/v1/namespaces/reelsheet/endpointslices?watch=true';
const PORT = 8443;
const ATTEMPTS = 3;
const CONNECT_MS = 5_000;
const RESPONSE_MS = 60_000;
const RETRY_MS = 500;
/** Nginx's default. Node's own of five seconds is shorter than what pods promise to callers in their headers. */
const KEEP_ALIVE_MS = 75_000;
/** Each route has `host`, `path`, `isExact` and `service`. */
const routes = JSON.parse(readFileSync(`${FOLDER}/routes/routes.json`, 'utf8'));
const agent = new Agent({ keepAlive: true });
const certificate = {
  key: readFileSync(`${FOLDER}/certificate/tls.key`),
  cert: readFileSync(`${FOLDER}/certificate/tls.crt`),
};
/** EndpointSlices by name. */
const slices = new Map();
let count = 0;

follow();
const server = createServer(certificate, (incoming, response) => {
  const host = (incoming.headers.host ?? '').split(':')[0];
  const route = routes.find((each) => each.host === host && matches(each, incoming.url.split('?')[0]));
  if (route) pass(incoming, response, endpointsOf(route.service));
  else response.writeHead(404).end();
});
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.listen(PORT);

/** Follows the ready pods of the Services. */
function follow() {
  const headers = { authorization: `Bearer ${readFileSync(`${ACCOUNT}/token`, 'utf8')}` };
  const again = () => setTimeout(follow, RETRY_MS);
  get(SLICES, { headers, ca: readFileSync(`${ACCOUNT}/ca.crt`) }, (answer) => {
    let rest = '';
    answer.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const { type, object } of lines.map((line) => JSON.parse(line)))
        if (type === 'DELETED') slices.delete(object.metadata.name);
        else slices.set(object.metadata?.name, object);
    });
    answer.once('close', again).once('error', () => undefined);
  }).once('error', again);
}

/** Returns the addresses of a Service's ready pods, the next one first. */
function endpointsOf(service) {
  const own = [...slices.values()].filter(({ metadata }) => metadata?.labels['kubernetes.io/service-name'] === service);
  const ready = own.flatMap(({ endpoints, ports }) =>
    (endpoints ?? [])
      .filter(({ conditions }) => conditions.ready)
      .map(({ addresses }) => ({ hostname: addresses[0], port: ports.find(({ name }) => name === 'http').port })),
  );
  const first = ready.length > 0 ? (count += 1) % ready.length : 0;
  return [...ready.slice(first), ...ready.slice(0, first)].slice(0, ATTEMPTS);
}

function matches({ path, isExact }, requested) {
  return requested === path || (!isExact && requested.startsWith(`${path}/`));
}

function pass(incoming, response, [endpoint, ...others]) {
  if (!endpoint) return void response.writeHead(503).end();
  const from = incoming.socket.remoteAddress.replace('::ffff:', '');
  const headers = { ...incoming.headers, 'x-forwarded-for': from, 'x-forwarded-proto': 'https' };
  const { method, url: path } = incoming;
  let isSent = false;
  const outgoing = request({ agent, ...endpoint, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  const send = () => {
    isSent = true;
    incoming.pipe(outgoing);
  };
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return send();
    const timer = setTimeout(() => outgoing.destroy(new Error('no connection')), CONNECT_MS);
    socket.once('close', () => clearTimeout(timer)).once('connect', () => (clearTimeout(timer), send()));
  });
  outgoing.setTimeout(RESPONSE_MS, () => outgoing.destroy(new Error('no response')));
  outgoing.once('error', ({ message }) => {
    if (response.destroyed || response.headersSent) return void response.destroy();
    console.log(`${method} ${incoming.headers.host}${path} at ${endpoint.hostname}: ${message}`);
    if (others.length > 0 && (!isSent || method === 'GET')) return pass(incoming, response, others);
    response.writeHead(message === 'no response' ? 504 : 502).end();
  });
  response.once('close', () => outgoing.destroy());
}

process.once('SIGTERM', () => process.exit(0));
