import type { OnApplicationShutdown } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Agent } from 'undici';
import { sameRequest } from './forwarded-headers.js';

const CONNECT_TIMEOUT_MS = 2_000;
const ANSWER_TIMEOUT_MS = 4_500;

/** Headers of one connection, not of the message; length and host are set again. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that only a proxy may set; this gateway sets them again. */
const OF_PROXIES = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

/** Prefix of every route and suffix of a service's address. */
const VERSION = /^\/v1(?=\/)/;

type Headers = Record<string, string | string[] | undefined>;

/**
 * Forwards requests to the same route of another service and returns its responses, both unchanged, like an ingress:
 * always to that service's own address, whatever the request line names.
 */
export class ServiceGateway implements OnApplicationShutdown {
  private agent?: Agent;

  /** The other service's address, with its version. */
  constructor(private readonly address: string) {}

  /** The route's body must be opaque. Throws `service_unavailable` if the other service does not answer in time. */
  async forward(request: FastifyRequest, reply: FastifyReply, timeoutMs = ANSWER_TIMEOUT_MS): Promise<void> {
    const { statusCode, headers, body } = await this.send(request, timeoutMs);
    for (const [name, value] of Object.entries(ofTheMessage(headers))) void reply.header(name, value);
    await reply.status(statusCode).send(body);
  }

  private async send(
    request: FastifyRequest,
    timeoutMs: number,
  ): Promise<{ statusCode: number; headers: Headers; body: Buffer }> {
    try {
      const connections = await this.connections();
      const { origin, pathname, search } = this.addressFor(request);
      const { statusCode, headers, body } = await connections.request({
        origin,
        path: pathname + search,
        method: request.method,
        headers: { ...fromCaller(request), ...sameRequest(request) },
        body: (request.body as Buffer | undefined) ?? null,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { statusCode, headers, body: Buffer.from(await body.arrayBuffer()) };
    } catch (cause) {
      throw new DomainError(CommonErrors.unavailable, undefined, undefined, { cause });
    }
  }

  /** Built from the route and its parameters, so no path leads elsewhere. */
  private addressFor({ params, routeOptions, url }: FastifyRequest): URL {
    const named = params as Record<string, string>;
    const path = routeOptions
      .url!.replace(VERSION, '')
      .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name]!));
    const address = new URL(`${this.address}${path}`);
    const query = url.indexOf('?');
    address.search = query === -1 ? '' : url.slice(query);
    return address;
  }

  private async connections(): Promise<Agent> {
    const { Agent } = (await import('undici')).default;
    return (this.agent ??= new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } }));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent?.close();
  }
}

function fromCaller({ raw }: FastifyRequest): Headers {
  return Object.fromEntries(Object.entries(ofTheMessage(raw.headers)).filter(([name]) => !OF_PROXIES.test(name)));
}

/** Removes the headers of one connection: the standard ones and those that `Connection` names. */
function ofTheMessage(headers: Headers): Record<string, string | string[]> {
  const named = new Set(
    String(headers['connection'] ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  const stored = Object.entries(headers).filter(
    (header): header is [string, string | string[]] =>
      header[1] !== undefined && !OF_THE_CONNECTION.has(header[0]) && !named.has(header[0]),
  );
  return Object.fromEntries(stored);
}
