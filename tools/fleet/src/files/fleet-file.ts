import { rmSync } from 'node:fs';
import { readJson, writeJson } from './json-file.js';
import type { DemoUser, Secrets } from './secrets.js';
import { httpUrl, publicUrl } from '../service-environment.js';
import { pathIn } from '../settings.js';
import type { FleetSettings } from '../settings.js';

/** Content of `fleet.json`, for the users of a running fleet. */
export interface FleetFile {
  readonly base_url: string;
  readonly agent_url: string;
  readonly core_url: string;
  readonly upload_url: string;
  readonly sandbox_url: string;
  readonly api_key: string;
  readonly organization_id: number;
  readonly operator_key: string;
  readonly pids: Readonly<Record<string, number>>;
}

export function writeFleetFile(
  settings: FleetSettings,
  secrets: Secrets,
  user: Required<DemoUser>,
  pids: FleetFile['pids'],
): void {
  const content: FleetFile = {
    base_url: publicUrl(settings, 'base'),
    agent_url: publicUrl(settings, 'agent'),
    core_url: publicUrl(settings, 'core'),
    upload_url: publicUrl(settings, 'upload'),
    sandbox_url: httpUrl(settings.ports.sandbox),
    api_key: user.apiKey,
    organization_id: user.organizationId,
    operator_key: secrets.settings.OPERATOR_KEY,
    pids,
  };
  writeJson(pathIn.fleetFile(settings.dir), content);
}

/** Returns undefined while no fleet runs in this folder. */
export function readFleetFile(dir: string): FleetFile | undefined {
  return readJson<FleetFile>(pathIn.fleetFile(dir));
}

export function removeFleetFile(dir: string): void {
  rmSync(pathIn.fleetFile(dir), { force: true });
}
