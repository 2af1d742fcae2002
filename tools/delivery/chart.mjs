/**
 * Checks the manifests that Helm renders from the chart with the default values and each file in `ci/`: strict lint,
 * Kubernetes' schemas, kube-score, the rules of Pod Security and quotas. Invalid values must be rejected with their
 * path, the connections of the default values must not exceed those of a default Postgres, and nats-server must accept
 * the configuration of the trial. Pods must get only the secrets of their service.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { checkNatsFiles } from './nats-files.mjs';
import { checkPods } from './pod-rules.mjs';
import { end, found, program, run } from './programs.mjs';

const CHART = resolve(import.meta.dirname, '../../deploy/helm/reelsheet');
const DEFAULT = 'default values';
const TRIAL = 'ci/trial-values.yaml';
/** Operator commands with further values; their Jobs are rendered separately. */
const OPERATE = [
  ['tasks,retry,base,12345678'],
  ['restore,/backups/2026-01-01T00-00-00-000Z,--yes', '--values', join(CHART, 'ci', 'minimal-values.yaml')],
];
/** Changed values, and the only services that may restart for them. */
const RESTARTS = [
  ['outboundAllow[0].address=vendor.internal:8443', ['agent', 'base', 'core']],
  ['services.upload.env.LOG_LEVEL=debug', ['upload']],
];
const KUBERNETES = ['1.27', '1.30'];
/** Services that transfer bytes to and from the object store; base writes what it makes by signed addresses. */
const STORING = ['base', 'upload'];
const PRIVATE_STORE = 'networkPolicy.objectStore.peers[0].ipBlock.cidr=192.0.2.1/32';
/** Postgres reserves three of its 100 connections for superusers. */
const CONNECTIONS = 97;
/** Matches API versions of custom resources, whose schemas are not part of Kubernetes. */
const FOREIGN = /^(monitoring\.coreos\.com|gateway\.networking\.k8s\.io|keda\.sh)\//;
/**
 * Skipped tests of kube-score: tags are never moved, so nodes do not have to pull each time, and a CPU limit would only
 * slow renders down.
 */
const NOT_SCORED = ['--ignore-test', 'container-image-pull-policy', '--ignore-container-cpu-limit'];

/** Values of placement that an operator adds. */
const PLACED = [
  ...['--set', 'pods.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[0]=null'],
  ...['--set', 'pods.tolerations[0].key=content,pods.tolerations[0].operator=Exists'],
];

/** Possible mistakes of an operator, with the path that Helm must report. */
const REJECTED = [
  ['replicas=2', /replicas/],
  ['services.base.http.replica=2', /services\/base\/http|process/],
  ['services.base.http.replicas=two', /replicas/],
  ['scheme=ftp', /scheme/],
  ['hosts.base=https://api.example.com', /hosts\/base/],
  ['objectStore.kind=disk', /objectStore\/kind/],
  ['image.digests.base=latest', /image\/digests\/base/],
  ['services.base.env.CHAT_BASE_ULR=https://chat.example.com', /services\/base\/env/],
  ['env.LOG_LEVEL=loud', /env\/LOG_LEVEL/],
  ['env.RATE_LIMIT_PER_MINUTE=1200', /env\/RATE_LIMIT_PER_MINUTE/],
  ['pods.autoscaling.enabled=yes-please', /autoscaling\/enabled/],
  ['pods.lostNodeSeconds=soon', /lostNodeSeconds/],
  ['pods.terminationGracePeriodSeconds=5', /terminationGracePeriodSeconds/],
  ['nats.url=http://nats:4222', /nats\/url/],
  ['backup.retain=0', /backup\/retain/],
  ['backup.schedule=daily', /backup\/schedule/],
  ['networkPolicy.postgres.port=70000', /networkPolicy\/postgres\/port/],
];

const helm = (...args) => run(program('helm'), args);
const render = (...args) =>
  helm('template', 'release', CHART, '--namespace', 'apps', '--kube-version', '1.34.0', ...args);

const folder = mkdtempSync(join(tmpdir(), 'chart-'));
try {
  const sets = ['', ...readdirSync(join(CHART, 'ci')).map((name) => join(CHART, 'ci', name))];
  for (const set of sets) {
    const name = set ? set.slice(CHART.length + 1) : DEFAULT;
    const values = set ? ['--values', set] : [];
    const lint = helm('lint', '--strict', CHART, ...values);
    found(
      `${name}: helm lint`,
      lint.status === 0 ? [] : lint.output.split('\n').filter((line) => /ERROR|WARN/.test(line)),
    );
    const { status, stdout, output } = render(...values);
    found(`${name}: helm template`, status === 0 ? [] : [output.slice(0, 1000)]);
    if (status === 0) checkManifests(name, stdout);
  }
  for (const [command, ...values] of OPERATE) {
    const args = ['--set', `operate.command={${command}}`, '--show-only', 'templates/operate.yaml', ...values];
    const { status, stdout, output } = render(...args);
    found(`operate.command={${command}}: helm template`, status === 0 ? [] : [output.slice(0, 1000)]);
    if (status === 0) checkManifests(`operate.command={${command}}`, stdout);
  }
  found('pods read only the secrets of their service', foreignSecrets(render().stdout));
  found('pods are spread over nodes and zones, and leave lost nodes', misplaced(render().stdout));
  found('values of placement are added to the default ones', misplaced(render(...PLACED).stdout));
  for (const [value, services] of RESTARTS) {
    const restarted = restartedBy(value);
    found(`--set ${value} restarts ${services}`, `${restarted}` === `${services}` ? [] : [`${restarted}`]);
  }
  const reaching = servicesWith('192.0.2.1/32', render('--set', PRIVATE_STORE).stdout);
  found(`${STORING} may reach a private store`, `${reaching}` === `${STORING}` ? [] : [`${reaching}`]);
  for (const [value, path] of REJECTED) {
    const { status, output } = render('--set', value);
    const isNamed = status !== 0 && path.test(output);
    found(
      `--set ${value} is rejected`,
      isNamed ? [] : [`${value}: ${status === 0 ? 'accepted' : output.slice(0, 400)}`],
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
end();

/** Returns the services whose pods differ after a value is set; they restart when it changes. */
function restartedBy(value) {
  const [before, after] = [render(), render('--set', value)].map(({ stdout }) =>
    documentsOf(stdout).filter(({ kind }) => kind === 'Deployment'),
  );
  const changed = after.filter(
    ({ metadata, spec }) =>
      JSON.stringify(spec.template) !==
      JSON.stringify(before.find((document) => document.metadata.name === metadata.name)?.spec.template),
  );
  return [...new Set(changed.map(({ metadata }) => metadata.labels['app.kubernetes.io/component']))].sort();
}

/** Returns the services whose NetworkPolicies permit connections to a block of addresses. */
function servicesWith(cidr, manifests) {
  const policies = documentsOf(manifests).filter(({ kind }) => kind === 'NetworkPolicy');
  const permitting = policies.filter(({ spec }) => JSON.stringify(spec.egress ?? []).includes(cidr));
  return [...new Set(permitting.map(({ metadata }) => metadata.labels['app.kubernetes.io/component']))].sort();
}

/** Returns secrets of pods that their service does not declare, and Secrets that are mounted completely. */
function foreignSecrets(manifests) {
  const declared = JSON.parse(readFileSync(join(CHART, 'files/secrets.json'), 'utf8'));
  return documentsOf(manifests)
    .filter(({ kind }) => kind === 'Deployment')
    .flatMap(({ metadata, spec }) => {
      const service = metadata.labels['app.kubernetes.io/component'];
      const [{ env, envFrom }] = spec.template.spec.containers;
      const own = new Set([...declared[service], 'NATS_NKEY_SEED']);
      const foreign = env.filter(({ name, valueFrom }) => valueFrom?.secretKeyRef && !own.has(name));
      const whole = envFrom.filter(({ secretRef }) => secretRef);
      return [...foreign, ...whole].map((entry) => `${metadata.name}: ${JSON.stringify(entry)}`);
    });
}

/** Returns Deployments whose pods may share a node or zone, also with old pods, or remain on a lost node. */
function misplaced(manifests) {
  return documentsOf(manifests)
    .filter(({ kind }) => kind === 'Deployment')
    .flatMap(({ metadata, spec }) => {
      const { topologySpreadConstraints, affinity, tolerations } = spec.template.spec;
      const [spread, ...further] = topologySpreadConstraints;
      const byNode =
        spread.topologyKey === 'kubernetes.io/hostname' && spread.matchLabelKeys[0] === 'pod-template-hash';
      const [byZone] = affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution;
      const isApart = byZone.podAffinityTerm.topologyKey === 'topology.kubernetes.io/zone';
      const lost = tolerations.filter(({ tolerationSeconds }) => tolerationSeconds === 30).map(({ key }) => key);
      const leaves = `${lost}` === 'node.kubernetes.io/not-ready,node.kubernetes.io/unreachable';
      return byNode && further.length === 0 && isApart && leaves ? [] : [metadata.name];
    });
}

function documentsOf(manifests) {
  return parseAllDocuments(manifests)
    .map((document) => document.toJSON())
    .filter(Boolean);
}

function checkManifests(name, manifests) {
  const documents = documentsOf(manifests);
  const unnamed = documents.filter(({ metadata }) => !metadata?.name || metadata.name.length > 63);
  found(
    `${name}: ${documents.length} objects with valid names`,
    unnamed.map(({ kind }) => `${kind} has no name, or one over 63 characters`),
  );
  const own = documents.filter(({ apiVersion }) => !FOREIGN.test(apiVersion));
  const file = join(folder, 'manifests.yaml');
  writeFileSync(file, own.map((document) => JSON.stringify(document)).join('\n---\n'));
  for (const version of KUBERNETES) {
    const { status, output } = run(program('kubectl-validate'), [file, '--version', version]);
    found(`${name}: schemas of Kubernetes ${version}`, status === 0 ? [] : [output.slice(0, 2000)]);
  }
  const score = run(program('kube-score'), ['score', ...NOT_SCORED, '--output-format', 'ci', file]);
  const critical = score.output.split('\n').filter((line) => line.startsWith('[CRITICAL]'));
  found(`${name}: kube-score`, critical);
  checkPods(name, documents);
  if (name === TRIAL) checkNatsFiles(documents, folder);
  if (name !== DEFAULT) return;
  const max = connectionsOf(documents);
  found(`at most ${max} connections to Postgres`, max <= CONNECTIONS ? [] : [`more than ${CONNECTIONS}`]);
}

/**
 * Returns the number of connections of all processes: their pools during an upgrade with surge pods, and the connection
 * that watches the database.
 */
function connectionsOf(documents) {
  const deployments = documents.filter(({ kind }) => kind === 'Deployment');
  const each = deployments.map(({ spec }) => {
    const { env } = spec.template.spec.containers[0];
    const pool = Number(env.find((variable) => variable.name === 'DATABASE_POOL_SIZE').value);
    const pods = spec.replicas + (spec.strategy.rollingUpdate?.maxSurge ?? 0);
    return pods * (pool + 1);
  });
  return each.reduce((sum, some) => sum + some, 0);
}
