import type { Artifact } from '../artifact.js';
import { code, referencePage, table } from './generated-page.js';
import type { MetricDefinition } from './metrics.js';

/** Generates `docs/reference/metrics.md`: every metric that Reelsheet defines. */
export function metricsPage(metrics: readonly MetricDefinition[]): Artifact {
  return referencePage(
    'metrics',
    'Metrics',
    'Each process shows its metrics at `GET /metrics`, with the labels `service` and `role`, beside the default metrics of Node.js. Dashboards and alerts are in `deploy/`.',
    metricsTable(metrics),
  );
}

export function metricsTable(metrics: readonly MetricDefinition[]): string[] {
  return table(
    ['Metric', 'Type', 'Labels', 'Meaning', 'Registered in'],
    metrics.map(({ name, type, labels, help, path }) => [
      code(name),
      type,
      labels.map(code).join(', ') || '–',
      help,
      code(path),
    ]),
  );
}
