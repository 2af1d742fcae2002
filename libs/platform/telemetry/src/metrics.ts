import { withDeadline } from '@reelsheet/kernel';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The default of 10 ms wakes an idle process a hundred times a second. */
const EVENT_LOOP_PRECISION_MS = 100;
/** Minimum time between two readings of a gauge that queries the database, regardless of the number of scrapes. */
const READ_EVERY_MS = 10_000;
/** An unavailable dependency must not block the whole metrics page. */
const READ_TIMEOUT_MS = 4_000;

/**
 * Metrics of the process itself, which are collected once although tests run several services in one process: the
 * observers of the event loop and of garbage collections end only with the process.
 */
let ofProcess: Registry | undefined;

/** All possible values of each label. */
type LabelValues<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** One value of a gauge. */
export interface GaugeReading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Metrics of this process, shown at `GET /metrics`. */
export class Metrics {
  readonly registry = new Registry();

  readonly requestSeconds = this.histogram(
    'http_request_duration_seconds',
    'Duration of an HTTP request, by route',
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
    help: 'Jobs that ended, by kind, variant of the kind, and outcome',
    labelNames: ['kind', 'variant', 'outcome'],
    registers: [this.registry],
  });

  readonly jobSeconds = this.histogram(
    'job_duration_seconds',
    'Time from the creation of a job, or from the time it was scheduled for, to its end',
    ['kind', 'variant'],
    [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3_600, 21_600],
  );

  readonly failedJobAttempts = new Counter({
    name: 'job_attempts_failed_total',
    help: 'Failed attempts of jobs that are retried',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  readonly vendorCalls = new Counter({
    name: 'vendor_calls_total',
    help: 'Completed calls of vendors and social networks, by purpose, provider and outcome',
    labelNames: ['vendor', 'provider', 'outcome'],
    registers: [this.registry],
  });

  readonly vendorSeconds = this.histogram(
    'vendor_call_duration_seconds',
    'Response time of a vendor or social network',
    ['vendor', 'provider'],
    [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
  );

  private readonly failedReadings = new Counter({
    name: 'metric_readings_failed_total',
    help: 'Failed readings of a gauge, which then has no value',
    labelNames: ['metric'],
    registers: [this.registry],
  });

  private readonly dependencies = new Map<string, () => boolean>();

  constructor(
    service: string,
    private readonly role: string,
  ) {
    this.registry.setDefaultLabels({ service, role });
    this.registerProcessMetrics();
    this.gauge('dependency_up', 'Whether Postgres and NATS respond to this process', ['dependency'], () =>
      [...this.dependencies].map(([dependency, isUp]) => ({ labels: { dependency }, value: Number(isUp()) })),
    );
  }

  /** Adds a dependency without which this process cannot work to the gauge `dependency_up`. */
  registerDependency(name: 'postgres' | 'nats', isUp: () => boolean): void {
    this.dependencies.set(name, isUp);
  }

  /**
   * Creates a counter that starts at 0 for all label values: a series that starts with its first event has no rate
   * then.
   */
  counter<Name extends string>(name: string, help: string, labels: LabelValues<Name>): Counter<Name> {
    const labelNames = Object.keys(labels) as Name[];
    const counter = new Counter({ name, help, labelNames, registers: [this.registry] });
    initializeCounter(counter, labels);
    return counter;
  }

  /** Creates a gauge that calls `read` when it is scraped; while `read` fails, the gauge has no value. */
  gauge<Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
    read: () => readonly GaugeReading[] | Promise<readonly GaugeReading[]>,
    everyMs = READ_EVERY_MS,
  ): void {
    const gauge = new Gauge({ name, help, labelNames: [...labelNames], registers: [this.registry] });
    const publish = (readings: readonly GaugeReading[] | undefined) => {
      gauge.reset();
      if (labelNames.length === 0 && !readings) gauge.remove();
      for (const { labels = {}, value } of readings ?? []) gauge.set(labels as Record<Name, string>, value);
    };
    let lastReadAt = -Infinity;
    Object.assign(gauge, {
      collect: async () => {
        if (performance.now() - lastReadAt < everyMs) return;
        const reading = read();
        if (!(reading instanceof Promise)) return publish(reading);
        lastReadAt = performance.now();
        this.failedReadings.inc({ metric: name }, 0);
        publish(
          await withDeadline(
            READ_TIMEOUT_MS,
            reading.catch(() => void this.failedReadings.inc({ metric: name })),
          ),
        );
      },
    });
  }

  /** Creates a gauge of the whole service, which only its workers read. */
  serviceGauge<Name extends string>(...gauge: Parameters<typeof this.gauge<Name>>): void {
    if (this.role === 'worker') this.gauge(...gauge);
  }

  private registerProcessMetrics(): void {
    if (!ofProcess) {
      ofProcess = new Registry();
      collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
    }
    for (const { name } of ofProcess.getMetricsAsArray())
      this.registry.registerMetric(ofProcess.getSingleMetric(name)!);
  }

  private histogram<Name extends string>(name: string, help: string, labelNames: Name[], buckets: number[]) {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }
}

/** Adds every combination of the label values to the counter, with the value 0. */
export function initializeCounter<Name extends string>(counter: Counter<Name>, labels: LabelValues<Name>): void {
  const all = Object.entries<readonly string[]>(labels).reduce<Record<string, string>[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
  for (const each of all) counter.inc(each as Record<Name, string>, 0);
}
