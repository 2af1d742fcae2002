import { AsyncLocalStorage } from 'node:async_hooks';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { isIP } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@reelsheet/kernel';
import type { Agent, Dispatcher, RequestInit as GuardedRequest } from 'undici';
import { isPublicAddress, WEB_PORTS, type Allowance } from './allowance.js';
import { isMetadataHost } from './metadata-hosts.js';
import { nameResolver, type NameService } from './name-resolver.js';
import { OutboundErrors } from './outbound.errors.js';

const MAX_REDIRECTS = 3;
const CONNECT_TIMEOUT_MS = 10_000;

export interface DownloadLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** Aborts the request; its reason is thrown. */
  readonly signal?: AbortSignal;
}

export interface DownloadOptions extends DownloadLimits {
  /** Sent to the address's own origin only, not to the target of a redirect. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Download {
  readonly contentType: string;
  readonly size: number;
}

export interface Posting {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly timeoutMs: number;
}

type BodyReading = Required<Pick<DownloadOptions, 'headers' | 'signal'>>;
type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** The signal of the request that a connection is made for, until that request ended. */
const connecting = new AsyncLocalStorage<{ signal?: AbortSignal }>();

/**
 * The only way to an address that a caller gave. Every connection is checked when it is made: all addresses of a name
 * must be public, and its port one of `ports`, unless its `host:port` is allowed, so neither a redirect nor a changing
 * name leads to the internal network. No allowance leads to the metadata service of a cloud. Errors do not name the
 * host, because they are shown to members who may not see the address.
 */
export class OutboundClient {
  private guarded?: Agent;
  private trusted?: Agent;
  private readonly allowedHosts: ReadonlySet<string>;

  constructor(
    private readonly allowance: Allowance,
    private readonly ports: ReadonlySet<number> = WEB_PORTS,
    private readonly names: NameService = nameResolver,
  ) {
    this.allowedHosts = new Set([...allowance].map((entry) => entry.slice(0, entry.lastIndexOf(':'))));
  }

  /** Rejects what can never be fetched. Throws `outbound_refused`. */
  check(url: string): URL {
    const parsed = URL.parse(url);
    if (!parsed) throw new DomainError(OutboundErrors.refused, 'the address is malformed');
    if (!['http:', 'https:'].includes(parsed.protocol))
      throw new DomainError(OutboundErrors.refused, 'only http and https addresses are fetched');
    if (parsed.username || parsed.password)
      throw new DomainError(OutboundErrors.refused, 'an address must not carry credentials');
    const host = parsed.hostname.replace(/^\[|\]$/g, '');
    if (isMetadataHost(host)) throw notPublic();
    if (this.isAllowed(parsed)) return parsed;
    if (isIP(host) && !isPublicAddress(host)) throw notPublic();
    if (!this.ports.has(Number(portOf(parsed))))
      throw new DomainError(OutboundErrors.refused, `the port ${portOf(parsed)} may not be used`);
    return parsed;
  }

  /** Streams an address into a new file; follows at most three redirects, each checked like the first. */
  async download(url: string, file: string, options: DownloadOptions): Promise<Download> {
    const { maxBytes, timeoutMs, headers = {} } = options;
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
    try {
      const answer = await untilEnd(signal, () => this.get(url, { headers, signal }, MAX_REDIRECTS));
      let size = 0;
      const counter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          done(size > maxBytes ? new DomainError(OutboundErrors.tooLarge) : null, chunk);
        },
      });
      await pipeline(answer.body, counter, createWriteStream(file, { flags: 'wx' }), { signal });
      return { contentType: String(answer.headers['content-type'] ?? ''), size };
    } catch (cause) {
      options.signal?.throwIfAborted();
      throw asOutboundError(cause);
    }
  }

  /** Sends once and follows nothing. Returns the status, the body is not read. */
  async post({ url, headers, body, timeoutMs }: Posting): Promise<number> {
    try {
      const parsed = this.check(url);
      const { request } = (await import('undici')).default;
      const [dispatcher, signal] = [await this.dispatcherFor(parsed), AbortSignal.timeout(timeoutMs)];
      const answer = await untilEnd(signal, () =>
        request(parsed, { method: 'POST', headers, body, dispatcher, signal }),
      );
      await answer.body.dump({ limit: 65_536 });
      return answer.statusCode;
    } catch (cause) {
      throw asOutboundError(cause);
    }
  }

  /**
   * A `fetch` that follows nothing; for who already reads answers as fetch gives them. Rejects with
   * `outbound_refused` as its cause.
   */
  readonly fetch: typeof fetch = async (input, init) => {
    const url = this.check(input instanceof Request ? input.url : String(input));
    const { fetch } = (await import('undici')).default;
    const request = { ...init, redirect: 'manual', dispatcher: await this.dispatcherFor(url) } as GuardedRequest;
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const { body, status, statusText, headers } = await untilEnd(signal, () => fetch(url, request));
    return new Response(body as ReadableStream<Uint8Array> | null, { status, statusText, headers: [...headers] });
  };

  private async get(
    url: string,
    { headers, signal }: BodyReading,
    redirects: number,
  ): Promise<Dispatcher.ResponseData> {
    const parsed = this.check(url);
    const { request } = (await import('undici')).default;
    const answer = await request(parsed, { dispatcher: await this.dispatcherFor(parsed), headers, signal });
    const target = answer.headers.location;
    if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof target === 'string') {
      await answer.body.dump();
      if (redirects === 0) throw new DomainError(OutboundErrors.refused, 'too many redirects');
      const next = new URL(target, parsed);
      return this.get(next.href, { headers: next.origin === parsed.origin ? headers : {}, signal }, redirects - 1);
    }
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      throw new DomainError(OutboundErrors.failed, `the address answered with status ${answer.statusCode}`);
    }
    return answer;
  }

  private async dispatcherFor(url: URL): Promise<Agent> {
    const { Agent } = (await import('undici')).default;
    const timeout = CONNECT_TIMEOUT_MS;
    const agentFor = (mayReach: (address: string) => boolean) =>
      new Agent({ connect: { lookup: this.guardedLookup(mayReach), timeout } });
    if (this.isAllowed(url)) return (this.trusted ??= agentFor((address) => !isMetadataHost(address)));
    return (this.guarded ??= agentFor(isPublicAddress));
  }

  private guardedLookup(mayReach: (address: string) => boolean) {
    return (host: string, options: LookupOptions, callback: LookupCallback): void => {
      const query = { isAllowed: this.allowedHosts.has(host), signal: connecting.getStore()?.signal };
      this.names.addressesOf(host, query).then(
        (addresses) => {
          const inside = addresses.find(({ address }) => !mayReach(address));
          if (inside || addresses.length === 0) return callback(notPublic(), []);
          if (options.all) return callback(null, addresses);
          return callback(null, addresses[0]!.address, addresses[0]!.family);
        },
        (error: unknown) => callback(error as Error, []),
      );
    };
  }

  private isAllowed(url: URL): boolean {
    return this.allowance.has(`${url.hostname}:${portOf(url)}`);
  }

  async close(): Promise<void> {
    await Promise.all([this.guarded?.close(), this.trusted?.close()]);
  }
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

const notPublic = () => new DomainError(OutboundErrors.refused, 'the host is not a public address');

/** Resolving the name for a request ends with the signal. Connections that are made later do not. */
async function untilEnd<T>(signal: AbortSignal | null | undefined, work: () => Promise<T>): Promise<T> {
  const request = { signal: signal ?? undefined };
  try {
    return await connecting.run(request, work);
  } finally {
    request.signal = undefined;
  }
}

function asOutboundError(cause: unknown): DomainError {
  if (cause instanceof DomainError) return cause;
  const inner = (cause as { cause?: unknown }).cause;
  if (inner instanceof DomainError) return inner;
  const late = cause instanceof Error && ['TimeoutError', 'AbortError'].includes(cause.name);
  return new DomainError(
    OutboundErrors.failed,
    late ? 'the address did not answer in time' : 'the address could not be reached',
    undefined,
    { cause },
  );
}
