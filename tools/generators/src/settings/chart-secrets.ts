import type { Artifact } from '../artifact.js';
import type { DeployedSetting, SettingsTable } from './service-settings.js';

/** `files/secrets.json` of the chart: by service, the keys of its Secret that its pods get, and no others. */
export function chartSecrets({ shared, own }: SettingsTable): Artifact {
  const services = Object.entries(own).map(([service, settings]) => [service, secretNames([...shared, ...settings])]);
  const content = `${JSON.stringify(Object.fromEntries(services), null, 2)}\n`;
  return { path: 'deploy/helm/reelsheet/files/secrets.json', content };
}

/** Returns the names of secrets that both processes of a service read. */
export const secretNames = (settings: readonly DeployedSetting[]): string[] =>
  settings.filter(({ secret, perProcess }) => secret && !perProcess).map(({ name }) => name);
