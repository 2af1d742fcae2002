import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '../artifact.js';

/** Files of `deploy` that are copied into the chart, because it can only read its own folder. */
const COPIED = [
  { from: 'deploy/alerts', to: 'deploy/helm/reelsheet/files/alerts', ends: '.yaml' },
  { from: 'deploy/dashboards', to: 'deploy/helm/reelsheet/files/dashboards', ends: '.json' },
];

/** Copies the Prometheus rules and Grafana dashboards from which the chart renders PrometheusRules and ConfigMaps. */
export async function chartFiles(root: string): Promise<Artifact[]> {
  const copies = COPIED.map(async ({ from, to, ends }) => {
    const names = (await readdir(join(root, from))).filter((name) => name.endsWith(ends)).sort();
    return Promise.all(
      names.map(async (name) => ({ path: `${to}/${name}`, content: await readFile(join(root, from, name), 'utf8') })),
    );
  });
  return (await Promise.all(copies)).flat().filter(({ path, content }) => isRulesOrDashboard(path, content));
}

/** Excludes the tests of the rules, which are in the same folder. */
const isRulesOrDashboard = (path: string, content: string) => path.endsWith('.json') || /^groups:/m.test(content);
