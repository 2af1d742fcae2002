import type { Service } from '@reelsheet/contracts';
import { ServiceConfig, settingsOf, type DeclaredSetting } from '@reelsheet/platform-config';
import { SANDBOX_VALUES } from '@reelsheet/testing/sandbox-settings';
import { CHART_KEYS, CHART_VALUES } from '../chart/chart-settings.js';
import type { ServiceApp } from '../service-apps.js';
import { FLEET_VALUES } from './fleet-values.js';

/** A declared setting with its values in the deployments that this repository prepares. */
export interface DeployedSetting extends DeclaredSetting {
  /**
   * Value with which the sandbox simulates the vendor: the path at the sandbox for a URL, otherwise the value itself.
   */
  readonly sandbox?: string | undefined;
  /** Value in the local fleet, if it differs from the default. */
  readonly fleet?: string | number | undefined;
  /** Value in the Helm chart, if it differs from the default. */
  readonly chart?: string | number | undefined;
  /** Value of the Helm chart from which the chart derives the setting. */
  readonly chartKey?: string | undefined;
}

/** All environment variables: those of every service, and those of each one. */
export interface SettingsTable {
  readonly shared: readonly DeployedSetting[];
  readonly own: Readonly<Record<Service, readonly DeployedSetting[]>>;
}

/** Reads all settings from the configuration classes. Throws when a deployment names a setting that does not exist. */
export function settingsTable(apps: readonly ServiceApp[]): SettingsTable {
  const shared = settingsOf(ServiceConfig).map(deployed);
  const isShared = new Set(shared.map(({ name }) => name));
  const own = apps.map(({ service, config }) => [
    service,
    settingsOf(config)
      .filter(({ name }) => !isShared.has(name))
      .map(deployed),
  ]);
  const table = { shared, own: Object.fromEntries(own) as SettingsTable['own'] };
  requireDeclared([...shared, ...Object.values(table.own).flat()]);
  return table;
}

function deployed(setting: DeclaredSetting): DeployedSetting {
  const { name } = setting;
  return {
    ...setting,
    sandbox: SANDBOX_VALUES[name],
    fleet: FLEET_VALUES[name],
    chart: CHART_VALUES[name],
    chartKey: CHART_KEYS[name],
  };
}

function requireDeclared(settings: readonly DeclaredSetting[]): void {
  const declared = new Set(settings.map(({ name }) => name));
  const named = [SANDBOX_VALUES, FLEET_VALUES, CHART_VALUES, CHART_KEYS].flatMap((values) => Object.keys(values));
  const unknown = named.filter((name) => !declared.has(name));
  if (unknown.length > 0) throw new Error(`no service declares the settings ${unknown.join(', ')}`);
}

/** Returns whether the setting must be given: it is neither optional nor has a default. */
export function isRequired(setting: DeclaredSetting): boolean {
  return !setting.optional && setting.default === undefined;
}

/** Returns whether the operator chooses the value; otherwise it follows from the layout of the deployment. */
export function isChosen({ layout }: DeclaredSetting): boolean {
  return !layout;
}

/** Returns whether the chart's values contain the setting under its own name. */
export function isVariableOfChart({ secret, chartKey, ...setting }: DeployedSetting): boolean {
  return isChosen(setting) && !secret && chartKey === undefined;
}

/** Returns the value with which the sandbox simulates the vendor; undefined for settings without a vendor. */
export function sandboxValue({ kind, sandbox }: DeployedSetting, sandboxUrl: string): string | undefined {
  return sandbox !== undefined && kind === 'address' ? `${sandboxUrl}${sandbox}` : sandbox;
}
