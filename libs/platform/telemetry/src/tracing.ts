import { setSpanCollector } from './spans.js';

export interface TraceSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  /** `name=value,…`, each value as in an address. */
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** Has the process's spans collected where the settings name a collector; else not a line of OpenTelemetry is loaded. Gives the way to end it. */
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
