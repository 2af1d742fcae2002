import { withDeadline } from '@reelsheet/kernel';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Its default of 10 ms wakes an idle process a hundred times a second. */
const EVENT_LOOP_PRECISION_MS = 100;
/** What is read from a table is read no more often than this, however many ask. */
const READ_EVERY_MS = 10_000;
/** A neighbour that is away must not take the page with it. */
const READ_TIMEOUT_MS = 4_000;

/** Each label with all values that it may have. */
type LabelValues<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** One value of a gauge. */
export interface GaugeReading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What `GET /metrics` shows, one registry for the process. */
export class Metrics {
  readonly registry = new Registry();

  readonly requestSeconds = this.histogram(
    'http_request_duration_seconds',
    'Time to answer an HTTP request, by route',
    ['method', 'route', 'status'],
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  );

  readonly messages = new Counter({
    name: 'messages_handled_total',
    help: 'Messages handled, by consumer and outcome',
    labelNames: ['consumer', 'outcome'],
    registers: [this.registry],
  });

  readonly jobs = new Counter({
    name: 'jobs_ended_total',
    help: 'Jobs that came to an end, by kind, variant of the kind, and outcome',
    labelNames: ['kind', 'variant', 'outcome'],
    registers: [this.registry],
  });

  readonly jobSeconds = this.histogram(
    'job_duration_seconds',
    'Time from the order of a job, or the moment for which it was ordered, to its end',
    ['kind', 'variant'],
    [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3_600, 21_600],
  );

  readonly failedJobAttempts = new Counter({
    name: 'job_tries_failed_total',
    help: 'Tries of jobs that failed and are made again',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  readonly vendorCalls = new Counter({
    name: 'vendor_calls_total',
    help: 'Calls of vendors and networks that have ended, by what they were for, provider and outcome',
    labelNames: ['vendor', 'provider', 'outcome'],
    registers: [this.registry],
  });

  readonly vendorSeconds = this.histogram(
    'vendor_call_duration_seconds',
    'Time that a vendor or network took to answer',
    ['vendor', 'provider'],
    [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
  );

  private readonly failedReadings = new Counter({
    name: 'metric_readings_failed_total',
    help: 'Readings of a gauge that failed, so that it shows nothing',
    labelNames: ['metric'],
    registers: [this.registry],
  });

  private readonly dependencies = new Map<string, () => boolean>();

  constructor(
    service: string,
    private readonly role: string,
  ) {
    this.registry.setDefaultLabels({ service, role });
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
    this.gauge('neighbour_up', 'Whether Postgres and NATS answer this process', ['neighbour'], () =>
      [...this.dependencies].map(([registerDependency, isUp]) => ({
        labels: { registerDependency },
        value: Number(isUp()),
      })),
    );
  }

  /** What the process cannot do without. */
  neighbour(name: 'postgres' | 'nats', isUp: () => boolean): void {
    this.dependencies.set(name, isUp);
  }

  /** Shows 0 for everything that may happen before it has: what begins with its first event has no rate at that. */
  counter<Name extends string>(name: string, help: string, labels: LabelValues<Name>): Counter<Name> {
    const labelNames = Object.keys(labels) as Name[];
    const counter = new Counter({ name, help, labelNames, registers: [this.registry] });
    initializeCounter(counter, labels);
    return counter;
  }

  /** `read` is asked when somebody looks; while it fails the gauge shows nothing. */
  gauge<Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
    read: () => readonly GaugeReading[] | Promise<readonly GaugeReading[]>,
    everyMs = READ_EVERY_MS,
  ): void {
    const gauge = new Gauge({ name, help, labelNames: [...labelNames], registers: [this.registry] });
    const show = (readings: readonly GaugeReading[] | undefined) => {
      gauge.reset();
      if (labelNames.length === 0 && !readings) gauge.remove();
      for (const { labels = {}, value } of readings ?? []) gauge.set(labels as Record<Name, string>, value);
    };
    let lastReadAt = -Infinity;
    Object.assign(gauge, {
      collect: async () => {
        if (performance.now() - lastReadAt < everyMs) return;
        const answer = read();
        if (!(answer instanceof Promise)) return show(answer);
        lastReadAt = performance.now();
        this.failedReadings.inc({ metric: name }, 0);
        show(
          await withDeadline(
            READ_TIMEOUT_MS,
            answer.catch(() => void this.failedReadings.inc({ metric: name })),
          ),
        );
      },
    });
  }

  /** A gauge of the service as a whole, which each of its workers reads and nobody else. */
  serviceGauge<Name extends string>(...gauge: Parameters<typeof this.gauge<Name>>): void {
    if (this.role === 'worker') this.gauge(...gauge);
  }

  private histogram<Name extends string>(name: string, help: string, labelNames: Name[], buckets: number[]) {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }
}

/** Every combination of the labels. */
export function initializeCounter<Name extends string>(counter: Counter<Name>, labels: LabelValues<Name>): void {
  const all = Object.entries<readonly string[]>(labels).reduce<Record<string, string>[]>(
    (made, [name, values]) => made.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
  for (const each of all) counter.inc(each as Record<Name, string>, 0);
}
