import type { Service } from '@reelsheet/contracts';
import { ServiceConfig, settingsOf, type DeclaredSetting } from '@reelsheet/platform-config';
import type { ServiceApp } from '../service-apps.js';

/** Every environment variable: those that all services read, and beside them each service's own. */
export interface SettingsTable {
  readonly shared: readonly DeclaredSetting[];
  readonly own: Readonly<Record<Service, readonly DeclaredSetting[]>>;
}

export function settingsTable(apps: readonly ServiceApp[]): SettingsTable {
  const shared = settingsOf(ServiceConfig);
  const isShared = new Set(shared.map(({ name }) => name));
  const own = apps.map(({ service, config }) => [
    service,
    settingsOf(config).filter(({ name }) => !isShared.has(name)),
  ]);
  return { shared, own: Object.fromEntries(own) as SettingsTable['own'] };
}

/** Must be given: neither optional nor with a default. */
export function isRequired(setting: DeclaredSetting): boolean {
  return !setting.optional && setting.default === undefined;
}

/** Whether the operator decides it, and not the way in which the deployment is laid out. */
export function isChosen({ layout }: DeclaredSetting): boolean {
  return !layout;
}

/** Whether it stands in the chart's values under its own name. */
export function isVariableOfChart({ secret, chartKey, ...setting }: DeclaredSetting): boolean {
  return isChosen(setting) && !secret && chartKey === undefined;
}

/** What stands for it where the sandbox plays the vendors; undefined where the sandbox has nothing to do with it. */
export function sandboxValue({ kind, sandbox }: DeclaredSetting, sandboxUrl: string): string | undefined {
  return sandbox !== undefined && kind === 'address' ? `${sandboxUrl}${sandbox}` : sandbox;
}
