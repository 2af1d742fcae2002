import type { Artifact } from '../artifact.js';
import { withGeneratedSections } from './generated-section.js';
import { isChosen, isRequired, sandboxValue, type DeployedSetting, type SettingsTable } from './service-settings.js';

const SANDBOX = 'http://sandbox.localhost:3900';

/**
 * Generates the environment in `docker/compose.yaml`, and `docker/.env.example` with the settings
 * that the operator chooses.
 */
export function composeFiles(root: string, { shared, own }: SettingsTable): Promise<Artifact[]> {
  const groups = Object.entries({ all: shared, ...own });
  const chosen = [...shared, ...Object.values(own).flat()].filter(isChosen);
  const once = [...new Map(chosen.map((setting) => [setting.name, setting])).values()];
  return Promise.all([
    withGeneratedSections(root, 'docker/compose.yaml', {
      settings: groups.flatMap(([name, settings]) => anchor(name, settings.filter(isChosen))),
    }),
    withGeneratedSections(root, 'docker/.env.example', { settings: once.flatMap(exampleLines) }),
  ]);
}

function anchor(name: string, settings: readonly DeployedSetting[]): string[] {
  if (settings.length === 0) return [`${name}: &settings-of-${name} {}`];
  return [`${name}: &settings-of-${name}`, ...settings.map((setting) => `  ${setting.name}: ${fromEnv(setting)}`)];
}

/** Refers to a variable of the environment. An empty one counts as absent, so the declared default applies. */
function fromEnv(setting: DeployedSetting): string {
  return isRequired(setting) ? `\${${setting.name}:?see .env.example}` : `\${${setting.name}:-}`;
}

function exampleLines(setting: DeployedSetting): string[] {
  const { name, about, rule } = setting;
  const value = sandboxValue(setting, SANDBOX) ?? '';
  const line =
    isRequired(setting) || setting.vendor ? `${name}=${value}` : `# ${name}=${String(setting.default ?? '')}`;
  return [`# ${rule ? `${about}; ${rule}` : about}`, line];
}
