import type { Artifact } from '../artifact.js';
import { isChosen, isRequired, sandboxValue, type DeployedSetting, type SettingsTable } from './service-settings.js';

/**
 * Generates `tools/fleet/src/service-settings.ts`: the settings of each service in the local fleet, with `{sandbox}`
 * and `{mail}` for the addresses of the sandbox.
 */
export function fleetSettings({ shared, own }: SettingsTable): Artifact {
  const services = Object.entries(own).map(([service, settings]) =>
    block(service, [...shared, ...settings].filter(isChosen)),
  );
  const lines = [
    '/** Generated from the configuration classes (`npm run generate`). `{sandbox}` stands for the address of the sandbox, `{mail}` for that of its mail server. */',
    'export const serviceSettings = {',
    ...services.flat(),
    '} as const;',
  ];
  return { path: 'tools/fleet/src/service-settings.ts', content: `${lines.join('\n')}\n` };
}

function block(service: string, settings: readonly DeployedSetting[]): string[] {
  const values = settings.flatMap((setting) => {
    const value = setting.fleet ?? sandboxValue(setting, '{sandbox}');
    return value === undefined ? [] : [`      ${setting.name}: '${value}',`];
  });
  const made = settings
    .filter((setting) => isRequired(setting) && setting.sandbox === undefined)
    .map(({ name, kind }) => `      ${name}: '${kind}',`);
  return [`  ${service}: {`, ...object('values', values), ...object('made', made), '  },'];
}

function object(name: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`    ${name}: {`, ...lines, '    },'] : [`    ${name}: {},`];
}
