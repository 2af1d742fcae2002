import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { channel } from 'node:diagnostics_channel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTracing } from './tracing.js';
import { Metrics } from './metrics.js';
import { requestContext } from './request-context.js';
import { startSpan, setSpanAttributes, inSpan } from './spans.js';
import { readTraceparent, traceIdOf } from './trace-context.js';
import { recordVendorCalls } from './vendor-calls.js';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

let collector: Server;
let endpoint: string;
let spans: Span[];
let headers: IncomingHttpHeaders;
let process: string;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    headers = request.headers;
    const { resourceSpans } = JSON.parse((await request.setEncoding('utf8').toArray()).join(''));
    spans.push(...resourceSpans.flatMap((each: any) => each.scopeSpans.flatMap((scope: any) => scope.spans)));
    process = resourceSpans[0].resource.attributes.find(({ key }: any) => key === 'service.name').value.stringValue;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => void collector.close());
beforeEach(() => void (spans = []));

const inTrace = <T>(traceparent: string, work: () => T) =>
  requestContext.run({ requestId: 'r', address: '', traceparent }, work);

describe('traces', () => {
  const traceparent = readTraceparent(undefined);

  it('export the spans of one request under one trace id, with their parents and errors', async () => {
    const end = await startTracing('base', {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=a%20b',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
    recordVendorCalls(new Metrics('base', 'worker'));
    const request = startSpan({ name: 'POST /v1/things', kind: 'server' }, traceparent)!;
    await inTrace(request.traceparent, () =>
      inSpan({ name: 'job thing', kind: 'consumer' }, async () => {
        setSpanAttributes({ outcome: 'completed', nothing: undefined });
        channel('reelsheet:vendor-call').publish({
          ...{ vendor: 'text', provider: 'google', outcome: 'done', startedAt: Date.now(), milliseconds: 5 },
        });
        await inSpan({ name: 'fails', kind: 'internal' }, async () => {
          throw new Error('no such thing ?token=abcdefgh');
        }).catch(() => undefined);
      }),
    );
    request.end();
    await end();
    const named = (name: string) => spans.find((span) => span.name === name)!;
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([traceIdOf(traceparent)]));
    const parents = spans.map(({ name, parentSpanId }) => [
      name,
      spans.find((span) => span.spanId === parentSpanId)?.name,
    ]);
    expect(Object.fromEntries(parents)).toEqual({
      'POST /v1/things': undefined,
      'job thing': 'POST /v1/things',
      'text at google': 'job thing',
      fails: 'job thing',
    });
    expect(named('POST /v1/things').parentSpanId).toBe(traceparent.split('-')[2]);
    expect(named('job thing').attributes).toEqual([{ key: 'outcome', value: { stringValue: 'completed' } }]);
    expect(named('fails').status).toEqual({ code: 2, message: 'no such thing ?token=[redacted]' });
    expect([process, headers['x-tenant']]).toEqual(['base', 'a b']);
  });

  it('are sampled by their id alone, regardless of the sampled flag of the caller', async () => {
    const end = await startTracing('base', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: 0.5 });
    const traces = Array.from({ length: 400 }, () => readTraceparent(undefined));
    const sampled = traces.map((sent) => {
      const first = startSpan({ name: 'a', kind: 'server' }, sent)!;
      const second = startSpan({ name: 'b', kind: 'server' }, first.traceparent)!;
      for (const span of [first, second]) span.end();
      return [first, second].map((span) => span.traceparent.endsWith('-01'));
    });
    await end();
    expect(sampled.every(([first, second]) => first === second)).toBe(true);
    const share = sampled.filter(([first]) => first).length / sampled.length;
    expect([share > 0.35, share < 0.65]).toEqual([true, true]);
    expect(spans).toHaveLength(sampled.filter(([first]) => first).length * 2);
  });

  it('are not recorded without a collector, and work runs in its existing context', async () => {
    const end = await startTracing('base', { OTEL_TRACES_SAMPLER_ARG: 1 });
    expect(startSpan({ name: 'a', kind: 'server' }, traceparent)).toBeUndefined();
    await inTrace(traceparent, async () => {
      const context = requestContext.getStore();
      await inSpan({ name: 'a', kind: 'server' }, async () => expect(requestContext.getStore()).toBe(context));
    });
    await end();
    expect(spans).toEqual([]);
  });

  it('do not delay work while the collector is unavailable', async () => {
    const end = await startTracing('base', {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
    expect(await inTrace(traceparent, () => inSpan({ name: 'a', kind: 'server' }, async () => 'done'))).toBe('done');
    await end();
  });
});
