import type { Artifact } from '../artifact.js';
import type { DeployedSetting, SettingsTable } from './service-settings.js';

/** Generates `files/secrets.json` of the chart: the only keys of its Secret that the pods of each service get. */
export function chartSecrets({ shared, own }: SettingsTable): Artifact {
  const services = Object.entries(own).map(([service, settings]) => [service, secretNames([...shared, ...settings])]);
  const content = `${JSON.stringify(Object.fromEntries(services), null, 2)}\n`;
  return { path: 'deploy/helm/reelsheet/files/secrets.json', content };
}

/** Returns the names of secrets that both processes of a service read. */
export const secretNames = (settings: readonly DeployedSetting[]): string[] =>
  settings.filter(({ secret, perProcess }) => secret && !perProcess).map(({ name }) => name);
