import type { Artifact } from '../artifact.js';
import { isRequired, type DeployedSetting, type SettingsTable } from '../settings/service-settings.js';
import { code, referencePage, table } from './generated-page.js';

/** Generates `docs/reference/settings.md`: every environment variable. */
export function settingsPage({ shared, own }: SettingsTable): Artifact {
  const services = Object.entries(own).flatMap(([service, settings]) => [
    `## ${service}`,
    '',
    ...(settings.length > 0 ? settingsTable(settings) : ['No settings of its own.']),
    '',
  ]);
  return referencePage(
    'settings',
    'Settings',
    'Settings are environment variables. A variable whose name ends with `_FILE` names a file that contains the value of the variable without that suffix.',
    ['## Every service', '', ...settingsTable(shared), '', ...services],
  );
}

export function settingsTable(settings: readonly DeployedSetting[]): string[] {
  return table(
    ['Variable', 'Default', 'In the chart', 'Meaning'],
    settings.map((setting) => [code(setting.name), fallback(setting), inChart(setting), meaning(setting)]),
  );
}

function fallback(setting: DeployedSetting): string {
  if (isRequired(setting)) return setting.secret ? 'required, secret' : 'required';
  return setting.default === undefined || setting.default === '' ? '–' : code(String(setting.default));
}

function inChart({ secret, layout, chart, chartKey }: DeployedSetting): string {
  if (secret) return 'Secret';
  if (chartKey) return `value ${code(chartKey)}`;
  if (chart !== undefined) return code(String(chart));
  return layout ? 'set by the chart' : '';
}

function meaning({ about, rule }: DeployedSetting): string {
  return rule ? `${about}; ${rule}` : about;
}
