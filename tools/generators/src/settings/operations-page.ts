import type { Artifact } from '../artifact.js';
import { withGeneratedSections } from './generated-section.js';
import { isRequired, type DeployedSetting, type SettingsTable } from './service-settings.js';

/** The tables of environment variables in `docs/operations.md`. */
export function operationsPage(root: string, { shared, own }: SettingsTable): Promise<Artifact> {
  const services = Object.entries(own).flatMap(([service, settings]) => [
    `### ${service}`,
    '',
    ...(settings.length > 0 ? table(settings) : ['Nothing of its own.']),
    '',
  ]);
  return withGeneratedSections(root, 'docs/operations.md', {
    settings: ['', '### Every service', '', ...table(shared), '', ...services],
  });
}

function table(settings: readonly DeployedSetting[]): string[] {
  return [
    '| Variable | Default | In the chart | Meaning |',
    '|---|---|---|---|',
    ...settings.map(
      (setting) => `| \`${setting.name}\` | ${fallback(setting)} | ${inChart(setting)} | ${meaning(setting)} |`,
    ),
  ];
}

function fallback(setting: DeployedSetting): string {
  if (isRequired(setting)) return setting.secret ? 'required, secret' : 'required';
  return setting.default === undefined || setting.default === '' ? '–' : `\`${String(setting.default)}\``;
}

function inChart({ secret, layout, chart, chartKey }: DeployedSetting): string {
  if (secret) return 'Secret';
  if (chartKey) return `value \`${chartKey}\``;
  if (chart !== undefined) return `\`${chart}\``;
  return layout ? 'set by it' : '';
}

function meaning({ about, rule }: DeployedSetting): string {
  return rule ? `${about}; ${rule}` : about;
}
