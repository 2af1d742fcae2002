import { parse } from 'yaml';
import type { DeclaredSetting } from '@reelsheet/platform-config';
import type { Artifact } from '../artifact.js';
import { isVariableOfChart, type SettingsTable } from '../settings/service-settings.js';

type Schema = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

const text = (pattern: string): Schema => ({ type: 'string', pattern });
const oneOf = (...values: string[]): Schema => ({ enum: values });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const texts = (values: Schema = {}): Schema => ({
  type: 'object',
  additionalProperties: { type: 'string', ...values },
});
const whole = (minimum: number, maximum?: number): Schema => ({
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
});

const QUANTITY = text('^[0-9]+(\\.[0-9]+)?([EPTGMk]i?|m)?$');
const HOST = text('^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$');
const LABELS = texts();
/** Schema of objects that Kubernetes validates. */
const OBJECT: Schema = { type: 'object' };
const OBJECTS = listOf(OBJECT);
const PORT = whole(1, 65_535);

/** Rules that do not follow from the default of a value. `*` is any single key. */
const RULES: Readonly<Record<string, Schema>> = {
  commonLabels: LABELS,
  commonAnnotations: LABELS,
  'image.digests': {
    type: 'object',
    propertyNames: { enum: ['base', 'agent', 'core', 'upload', 'prepare'] },
    additionalProperties: text('^sha256:[0-9a-f]{64}$'),
  },
  'image.pullPolicy': oneOf('Always', 'IfNotPresent', 'Never'),
  imagePullSecrets: OBJECTS,
  scheme: oneOf('http', 'https'),
  'hosts.*': HOST,
  'nats.url': text('^((nats://[^,]+)(,nats://[^,]+)*|(tls://[^,]+)(,tls://[^,]+)*)?$'),
  'nats.existingSecret': text('.'),
  outboundAllow: listOf({
    type: 'object',
    properties: { address: text('^[^:/ ]+:[0-9]+$'), peers: OBJECTS },
    required: ['address'],
    additionalProperties: false,
  }),
  trustProxy: listOf(text('^[0-9a-fA-F.:]+(/[0-9]+)?$')),
  'pods.databasePoolSize': whole(1),
  'pods.tmp': QUANTITY,
  'pods.terminationGracePeriodSeconds': whole(30),
  'pods.autoscaling.minReplicas': whole(1),
  'pods.autoscaling.maxReplicas': whole(1),
  'pods.autoscaling.targetCPUUtilizationPercentage': whole(1),
  'pods.autoscaling.behavior': OBJECT,
  'pods.keda.minReplicas': whole(0),
  'pods.keda.maxReplicas': whole(1),
  'pods.keda.threshold': { type: 'number', exclusiveMinimum: 0 },
  'pods.podLabels': LABELS,
  'pods.podAnnotations': LABELS,
  'pods.nodeSelector': LABELS,
  'pods.tolerations': OBJECTS,
  'pods.lostNodeSeconds': whole(0),
  'pods.affinity': OBJECT,
  'pods.topologySpreadConstraints': OBJECTS,
  'pods.extraEnv': OBJECTS,
  'pods.extraVolumes': OBJECTS,
  'pods.extraVolumeMounts': OBJECTS,
  'pods.initContainers': OBJECTS,
  'services.*.existingSecret': text('.'),
  'services.*.serviceAccountAnnotations': LABELS,
  'objectStore.kind': oneOf('s3', 'folder'),
  'objectStore.s3.endpoint': text('^https?://.'),
  'objectStore.s3.bucket': text('.'),
  'objectStore.folder.accessMode': oneOf('ReadWriteOnce', 'ReadWriteMany'),
  'objectStore.folder.size': QUANTITY,
  'serviceAccount.annotations': LABELS,
  'ingress.annotations.*': LABELS,
  'ingress.coreOnBaseHost.annotations': LABELS,
  'gateway.parentRefs': OBJECTS,
  'gateway.annotations': LABELS,
  'podDisruptionBudget.maxUnavailable': { anyOf: [whole(0), text('^[0-9]+%$')] },
  'monitoring.serviceMonitor.interval': text('^[0-9]+(s|m)$'),
  'monitoring.*.labels': LABELS,
  'monitoring.dashboards.annotations': LABELS,
  'networkPolicy.*.peers': OBJECTS,
  'networkPolicy.*.port': PORT,
  'networkPolicy.*.ports': listOf(PORT),
  'networkPolicy.metrics': OBJECTS,
  'networkPolicy.dns': OBJECTS,
  'backup.schedule': text('^([^ ]+ ){4}[^ ]+$'),
  'backup.retain': whole(1),
  'backup.activeDeadlineSeconds': whole(60),
  'backup.accessMode': oneOf('ReadWriteOnce', 'ReadWriteMany'),
  'backup.size': QUANTITY,
  'migrations.activeDeadlineSeconds': whole(60),
  'trial.*.storage': QUANTITY,
};

/**
 * Generates `values.schema.json`, with which Helm rejects unknown values by their path. It permits
 * the values in `values.yaml`, each with the type of its default, and environment variables of the
 * configuration classes.
 */
export function valuesSchema(values: string, settings: SettingsTable): Artifact {
  const defaults = parse(values) as Readonly<Record<string, Value>>;
  const pods = schemaOf(defaults.pods ?? {}, 'pods') as { properties: Record<string, Schema> };
  const process = closed({ ...pods.properties, replicas: whole(0), resources: OBJECT });
  const root = schemaOf(defaults, '', (path) => {
    if (path === 'env') return environment(settings.shared);
    const service = /^services\.(\w+)\.env$/.exec(path)?.[1];
    if (service) return environment([...settings.shared, ...settings.own[service as keyof SettingsTable['own']]]);
    if (/^services\.\w+\.(http|worker)$/.test(path)) return { $ref: '#/definitions/process' };
    return ruled(path);
  }) as { properties: Record<string, Schema> };
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: "Values of Reelsheet's chart",
    definitions: { process },
    ...root,
    // Helm adds it if the chart is a dependency of another one.
    properties: { global: OBJECT, ...root.properties },
  };
  return { path: 'deploy/helm/reelsheet/values.schema.json', content: `${JSON.stringify(schema, null, 2)}\n` };
}

function ruled(path: string): Schema | undefined {
  const names = path.split('.');
  const [, rule] =
    Object.entries(RULES).find(([pattern]) => {
      const segments = pattern.split('.');
      return (
        segments.length === names.length &&
        segments.every((segment, index) => segment === '*' || segment === names[index])
      );
    }) ?? [];
  return rule;
}

function schemaOf(value: Value, path: string, special: (path: string) => Schema | undefined = ruled): Schema {
  const rule = special(path);
  if (rule) return rule;
  if (Array.isArray(value)) return listOf(value.length > 0 ? schemaOf(value[0] as Value, `${path}[]`, special) : {});
  if (typeof value !== 'object' || value === null)
    return { type: typeof value === 'number' ? 'integer' : typeof value };
  const properties = Object.entries(value).map(([key, below]) => [
    key,
    schemaOf(below, path ? `${path}.${key}` : key, special),
  ]);
  if (properties.length === 0) throw new Error(`values.yaml: ${path} is empty, so its values need a rule`);
  return closed(Object.fromEntries(properties) as Record<string, Schema>);
}

const closed = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/**
 * Returns the schema of environment variables. They are strings, because Helm would write large numbers with an
 * exponent; null removes a default.
 */
function environment(settings: readonly DeclaredSetting[]): Schema {
  const variables = settings
    .filter(isVariableOfChart)
    .map(({ name, kind, values, about }) => [
      name,
      { type: ['string', 'null'], description: about, ...(values && { enum: [...values, '', null] }), ...form(kind) },
    ]);
  return {
    type: ['object', 'null'],
    properties: Object.fromEntries(variables) as Record<string, Schema>,
    additionalProperties: false,
  };
}

const form = (kind: DeclaredSetting['kind']) => (kind === 'number' ? { pattern: '^([0-9]+(\\.[0-9]+)?)?$' } : {});
