import type { Artifact } from '../artifact.js';
import { secretNames } from './chart-secrets.js';
import { withGeneratedSections } from './generated-section.js';
import { isRequired, isVariableOfChart, type DeployedSetting, type SettingsTable } from './service-settings.js';

/**
 * Generates the environment in `deploy/helm/reelsheet/values.yaml`: the chart's own values, and settings with their
 * defaults as comments.
 */
export function chartValues(root: string, { shared, own }: SettingsTable): Promise<Artifact> {
  const services = Object.entries(own).map(([service, settings]) => [
    `settings of ${service}`,
    [...secretLines([...shared, ...settings]), ...environmentLines(settings)],
  ]);
  return withGeneratedSections(root, 'deploy/helm/reelsheet/values.yaml', {
    'settings of all': environmentLines(shared),
    ...(Object.fromEntries(services) as Record<string, string[]>),
  });
}

function secretLines(settings: readonly DeployedSetting[]): string[] {
  return ['# Keys of the Secret:', ...secretNames(settings).map((name) => `#   ${name}`)];
}

function environmentLines(settings: readonly DeployedSetting[]): string[] {
  const plain = settings.filter(isVariableOfChart);
  const lines = plain.flatMap(({ name, about, chart, ...rest }) => [
    `  # ${about}`,
    chart === undefined ? `  # ${name}: ${quoted(rest.default ?? '')}` : `  ${name}: ${quoted(chart)}`,
  ]);
  const undecided = plain.filter((setting) => isRequired(setting) && setting.chart === undefined);
  if (undecided.length > 0) throw new Error(`no chart value for ${undecided.map(({ name }) => name).join(', ')}`);
  return [plain.length > 0 ? 'env:' : 'env: {}', ...lines];
}

const quoted = (value: unknown) => JSON.stringify(String(value));
