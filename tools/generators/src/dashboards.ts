import { asJson, type Artifact } from './artifact.js';

/** One series of a panel: a PromQL expression and its legend. */
type Line = readonly [expr: string, legend: string];

interface Panel {
  readonly title: string;
  readonly description?: string;
  readonly unit: 'short' | 's' | 'reqps' | 'percentunit' | 'bytes';
  readonly lines: readonly Line[];
}

interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

const RATE = '[$__rate_interval]';
const OF_SERVICE = 'service=~"$service"';
const API = `${OF_SERVICE}, route=~"/v1/.*"`;
const NETWORKS = 'shortvideo|photoshare|pagesocial|videohost|microblog|professional';
const ERROR_OUTCOMES = 'unavailable|timeout|unknown_outcome|corrupt_answer|unauthorized|quota|rate_limited';

const rateBy = (by: string, metric: string, labels: string) => `sum by (${by}) (rate(${metric}{${labels}}${RATE}))`;
const quantileBy = (quantile: number, by: string, metric: string, labels: string) =>
  `histogram_quantile(${quantile}, ${rateBy(`${by}, le`, `${metric}_bucket`, labels)})`;
const p50AndP99Of = (by: string, legend: string, metric: string, labels: string): Line[] => [
  [quantileBy(0.5, by, metric, labels), `${legend} p50`.trim()],
  [quantileBy(0.99, by, metric, labels), `${legend} p99`.trim()],
];
const latest = (by: string, gauge: string, labels = OF_SERVICE) => `max by (${by}) (${gauge}{${labels}})`;

const MEAN_ROUTE_LATENCY = ['sum', 'count']
  .map((segment) => rateBy('method, route', `http_request_duration_seconds_${segment}`, API))
  .join(' / ');

const DASHBOARDS: readonly Dashboard[] = [
  {
    uid: 'reelsheet-fleet',
    title: 'Reelsheet: fleet',
    panels: [
      panel('Requests per second', 'reqps', [
        [rateBy('service', 'http_request_duration_seconds_count', API), '{{service}}'],
      ]),
      panel('Server error rate', 'percentunit', [
        [`reelsheet:request_errors:ratio_rate5m{${OF_SERVICE}}`, '{{service}}'],
      ]),
      panel('Requests slower than 1 s', 'percentunit', [
        [`reelsheet:request_slow:ratio_rate5m{${OF_SERVICE}}`, '{{service}}'],
      ]),
      panel('Dependencies up', 'short', [
        [`min by (service, role, dependency) (dependency_up{${OF_SERVICE}})`, '{{service}} {{role}}: {{dependency}}'],
      ]),
      panel('Jobs ready to run', 'short', [[latest('kind', 'jobs_open', `${OF_SERVICE}, state="ready"`), '{{kind}}']]),
      panel('Outbox messages', 'short', [[latest('service, state', 'outbox_messages'), '{{service}} {{state}}']]),
      panel('Dead letters', 'short', [
        [`sum by (service) (${latest('service, consumer', 'dead_letters')})`, '{{service}}'],
      ]),
      panel('Vendor error rate', 'percentunit', [
        ['reelsheet:vendor_failures:ratio_rate10m > 0', '{{vendor}} ({{provider}})'],
      ]),
    ],
  },
  {
    uid: 'reelsheet-service',
    title: 'Reelsheet: one service',
    panels: [
      panel('Request latency', 's', p50AndP99Of('service', '{{service}}', 'http_request_duration_seconds', API)),
      panel('Slowest routes', 's', [[`topk(10, ${MEAN_ROUTE_LATENCY})`, '{{method}} {{route}}']]),
      panel('Responses by status', 'reqps', [
        [rateBy('status', 'http_request_duration_seconds_count', API), '{{status}}'],
      ]),
      panel('Messages handled', 'reqps', [
        [rateBy('consumer, outcome', 'messages_handled_total', OF_SERVICE), '{{consumer}} {{outcome}}'],
      ]),
      panel('Postgres connections', 'short', [
        [`sum by (service, role, state) (postgres_pool_connections{${OF_SERVICE}})`, '{{service}} {{role}} {{state}}'],
      ]),
      panel('Reads for the replica of Postgres', 'reqps', [
        [rateBy('server', 'postgres_replica_reads_total', OF_SERVICE), '{{server}}'],
      ]),
      panel('Event loop lag p99', 's', [
        [latest('service, instance', 'nodejs_eventloop_lag_p99_seconds'), '{{service}} {{instance}}'],
      ]),
      panel('Memory', 'bytes', [
        [latest('service, instance', 'process_resident_memory_bytes'), '{{service}} {{instance}}'],
      ]),
      panel('CPU', 'percentunit', [
        [rateBy('service, instance', 'process_cpu_seconds_total', OF_SERVICE), '{{service}} {{instance}}'],
      ]),
      panel('Open file descriptors', 'percentunit', [
        [`process_open_fds{${OF_SERVICE}} / process_max_fds`, '{{service}} {{instance}}'],
      ]),
    ],
  },
  {
    uid: 'reelsheet-work',
    title: 'Reelsheet: jobs and vendors',
    panels: [
      panel('Open jobs', 'short', [[latest('kind, state', 'jobs_open'), '{{kind}} {{state}}']]),
      panel(
        'Age of the oldest job',
        's',
        [[latest('kind, state', 'jobs_oldest_seconds'), '{{kind}} {{state}}']],
        'Time since the job became due, or since it started.',
      ),
      panel('Finished jobs', 'reqps', [
        [rateBy('kind, outcome', 'jobs_ended_total', OF_SERVICE), '{{kind}} {{outcome}}'],
      ]),
      panel('Generations by type', 'reqps', [
        [rateBy('variant, outcome', 'jobs_ended_total', 'kind="generation"'), '{{variant}} {{outcome}}'],
      ]),
      panel('Job duration', 's', p50AndP99Of('kind', '{{kind}}', 'job_duration_seconds', OF_SERVICE)),
      panel('Tries that failed', 'reqps', [[rateBy('kind', 'job_attempts_failed_total', OF_SERVICE), '{{kind}}']]),
      panel('Vendor calls', 'reqps', [
        [rateBy('vendor, provider', 'vendor_calls_total', OF_SERVICE), '{{vendor}} ({{provider}})'],
      ]),
      panel('Vendor call errors', 'reqps', [
        [
          rateBy('vendor, provider, outcome', 'vendor_calls_total', `${OF_SERVICE}, outcome=~"${ERROR_OUTCOMES}"`),
          '{{vendor}} ({{provider}}): {{outcome}}',
        ],
      ]),
      panel(
        'Vendor call latency',
        's',
        p50AndP99Of('vendor, provider', '{{vendor}} ({{provider}})', 'vendor_call_duration_seconds', OF_SERVICE),
      ),
      panel(
        'Signed videos',
        'reqps',
        [[rateBy('outcome', 'videos_signed_total', ''), '{{outcome}}']],
        'Content credentials: as configured, without trusted time, or not because the certificate has expired.',
      ),
    ],
  },
  {
    uid: 'reelsheet-publishing',
    title: 'Reelsheet: publishing',
    panels: [
      panel('Posts by network', 'reqps', [
        [rateBy('variant, outcome', 'jobs_ended_total', 'kind="post_target"'), '{{variant}} {{outcome}}'],
      ]),
      panel('Delay of due posts', 's', [
        [latest('state', 'jobs_oldest_seconds', 'kind="post_target", state="ready"'), 'oldest due post'],
      ]),
      panel(
        'Publishing delay',
        's',
        p50AndP99Of('variant', '{{variant}}', 'job_duration_seconds', 'kind="post_target"'),
      ),
      panel('Network calls', 'reqps', [
        [rateBy('vendor, outcome', 'vendor_calls_total', `vendor=~"${NETWORKS}"`), '{{vendor}} {{outcome}}'],
      ]),
      panel('Webhook deliveries', 'reqps', [
        [rateBy('outcome', 'jobs_ended_total', 'kind="webhook_delivery"'), '{{outcome}}'],
      ]),
      panel('Webhook delivery delay', 's', p50AndP99Of('kind', '', 'job_duration_seconds', 'kind="webhook_delivery"')),
      panel('Notifications per hour', 'short', [['sum by (kind) (increase(notifications_total[1h]))', '{{kind}}']]),
      panel('Delay of notifications', 's', [[latest('service', 'notification_delay_seconds'), '{{service}}']]),
    ],
  },
  {
    uid: 'reelsheet-money',
    title: 'Reelsheet: money',
    panels: [
      panel('Credits moved per hour', 'short', [
        ['sum by (movement) (increase(credits_moved_total[1h]))', '{{movement}}'],
      ]),
      panel('Credits spent per hour by purpose', 'short', [
        ['sum by (purpose) (increase(credits_moved_total{movement="capture"}[1h]))', '{{purpose}}'],
      ]),
      panel('Credits of all organizations', 'short', [[latest('account', 'credits', ''), '{{account}}']]),
      panel(
        'Ledger inconsistencies',
        'short',
        [[latest('check', 'ledger_inconsistencies', ''), '{{check}}']],
        'Always 0.',
      ),
    ],
  },
  {
    uid: 'reelsheet-storage',
    title: 'Reelsheet: storage',
    panels: [
      panel(
        'Bytes stored',
        'bytes',
        [[latest('owner', 'store_bytes', ''), '{{owner}}']],
        'Includes files that were announced but have not arrived.',
      ),
      panel('Bytes uploaded per second', 'bytes', [[rateBy('way', 'upload_bytes_total', ''), '{{way}}']]),
      panel('Files uploaded per second', 'reqps', [[rateBy('way', 'uploads_total', ''), '{{way}}']]),
      panel('Rejected uploads', 'reqps', [
        [
          rateBy(
            'status',
            'http_request_duration_seconds_count',
            'service="upload", route=~"/v1/blobs.*", status=~"4..|5.."',
          ),
          '{{status}}',
        ],
      ]),
    ],
  },
];

function panel(title: string, unit: Panel['unit'], lines: readonly Line[], description?: string): Panel {
  return { title, unit, lines, description };
}

/** Returns the Grafana dashboards, one file each, for direct import or for the sidecar in Kubernetes. */
export function dashboards(): Artifact[] {
  return DASHBOARDS.map((each) => ({
    path: `deploy/dashboards/${each.uid.replace('reelsheet-', '')}.json`,
    content: asJson(grafana(each)),
  }));
}

const SOURCE = { type: 'prometheus', uid: '${datasource}' };
const PER_ROW = 2;
const SIZE = { w: 12, h: 8 };

function grafana({ uid, title, panels }: Dashboard): object {
  return {
    uid,
    title,
    tags: ['reelsheet'],
    schemaVersion: 39,
    version: 1,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    timezone: 'browser',
    templating: { list: [SOURCE_VARIABLE, SERVICE_VARIABLE] },
    links: [{ type: 'dashboards', title: 'Reelsheet', tags: ['reelsheet'], asDropdown: true }],
    panels: panels.map(({ title: name, description, unit, lines }, index) => ({
      id: index + 1,
      type: 'timeseries',
      title: name,
      description,
      datasource: SOURCE,
      gridPos: { ...SIZE, x: (index % PER_ROW) * SIZE.w, y: Math.floor(index / PER_ROW) * SIZE.h },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      options: {
        legend: { displayMode: 'list', placement: 'bottom' },
        tooltip: { mode: 'multi', sort: 'desc' },
      },
      targets: lines.map(([expr, legendFormat], line) => ({
        refId: String.fromCharCode('A'.charCodeAt(0) + line),
        expr,
        legendFormat,
        datasource: SOURCE,
      })),
    })),
  };
}

const SOURCE_VARIABLE = { name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus' };
const SERVICE_VARIABLE = {
  name: 'service',
  label: 'Service',
  type: 'query',
  datasource: SOURCE,
  query: { query: 'label_values(dependency_up, service)', refId: 'services' },
  includeAll: true,
  multi: true,
  current: { selected: true, text: ['All'], value: ['$__all'] },
  refresh: 2,
};
