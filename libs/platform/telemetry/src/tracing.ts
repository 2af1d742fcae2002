import { setSpanCollector } from './spans.js';

export interface TraceSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  /** Comma-separated `name=value` pairs; values are percent-encoded. */
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/**
 * Exports the spans of this process if the settings name a collector; OpenTelemetry is not loaded otherwise. Returns a
 * function that flushes and stops the export.
 */
export async function startTracing(name: string, settings: TraceSettings): Promise<() => Promise<void>> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return async () => undefined;
  const { OtlpSpans } = await import('./otlp-spans.js');
  const headers = readHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS);
  const spans = new OtlpSpans({ name, endpoint, headers, ratio: settings.OTEL_TRACES_SAMPLER_ARG });
  setSpanCollector(spans);
  return async () => {
    setSpanCollector(undefined);
    await spans.close().catch(() => undefined);
  };
}

function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, ...value] = pair.split('=');
      return [name!.trim(), decodeURIComponent(value.join('=').trim())];
    }),
  );
}
