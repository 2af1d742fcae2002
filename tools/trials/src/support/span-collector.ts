import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** Kind of span by its number in OTLP. */
  readonly kind: number;
  /** Process that created the span. */
  readonly process: string;
  readonly error: string | undefined;
  /** Job of which the span is a step, if any. */
  readonly job: string | undefined;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface SentSpan extends Omit<Span, 'process' | 'failure' | 'job'> {
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly code?: number; readonly message?: string };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const FAILED = 2;
/** Duration without spans after which a trace is complete. Processes export their spans every second. */
const QUIET_MS = 4_000;

/** A trace collector that supports the part of OTLP over HTTP that the fleet uses. */
export class SpanCollector {
  readonly spans: Span[] = [];
  private lastAt = performance.now();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<SpanCollector> {
    const server = createServer();
    const collector = new SpanCollector(server);
    server.on('request', (request, response) => {
      void json(request).then((sent) => {
        collector.take(sent as Sent);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Returns the spans of the trace after none has arrived for some seconds. */
  async whole(traceId: string): Promise<Span[]> {
    while (performance.now() - this.lastAt < QUIET_MS) await sleep(QUIET_MS / 4);
    return this.spans.filter((span) => span.traceId === traceId);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private take({ resourceSpans }: Sent): void {
    this.lastAt = performance.now();
    for (const { resource, scopeSpans } of resourceSpans) {
      const process = valueOf(resource.attributes, 'service.name')!;
      for (const { status, attributes, ...span } of scopeSpans.flatMap(({ spans }) => spans)) {
        const error = status?.code === FAILED ? (status.message ?? '') : undefined;
        this.spans.push({ ...span, process, error, job: valueOf(attributes, 'reelsheet.job') });
      }
    }
  }
}

function valueOf(attributes: readonly Attribute[], name: string): string | undefined {
  return attributes.find(({ key }) => key === name)?.value.stringValue;
}
