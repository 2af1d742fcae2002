import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Its default of 10 ms wakes an idle process a hundred times a second. */
const EVENT_LOOP_PRECISION_MS = 100;

/** What `GET /metrics` shows, one registry for the process. */
export class Metrics {
  readonly registry = new Registry();

  readonly requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer an HTTP request, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  readonly messages = new Counter({
    name: 'messages_handled_total',
    help: 'Messages handled, by consumer and outcome',
    labelNames: ['consumer', 'outcome'],
    registers: [this.registry],
  });

  readonly jobs = new Counter({
    name: 'jobs_ended_total',
    help: 'Jobs that came to an end, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  }
}
