import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY, type FleetFile } from '@reelsheet/tool-fleet';
import { run } from '../images/command.js';
import { imageOf, IMAGES } from '../images/image-builds.js';
import { newTenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import { COMPOSE, ComposedInstallation } from './composed.js';
import type { DockerMachine } from './docker-machine.js';
import { checkContainers } from './hardening.js';
import { OTHER_IMAGES } from './images.js';

const CLONE_MS = 60_000;
const LOAD_MS = 20 * 60_000;
const START_MS = 10 * 60_000;
/**
 * Lets posts be looked up whose response was lost with the power. Without it they fail, because nobody knows whether
 * LinkedIn has published them.
 */
const SETTING = 'PROFESSIONAL_SCOPES=openid profile w_member_social r_member_social r_member_postAnalytics';
/** Commands of the page before the first start, and the first start itself with simulated vendors. */
const COMMANDS = 2;

/** Installs from a fresh clone, by the commands of the page. */
export async function installComposed(
  trial: TrialRun,
  machine: DockerMachine,
  { archive, dir }: { readonly archive: string; readonly dir: string },
): Promise<ComposedInstallation> {
  const clone = join(dir, 'reelsheet');
  await run('git', ['clone', '--quiet', REPOSITORY, clone], CLONE_MS);
  await loadImages(trial, machine, archive);
  const installation = new ComposedInstallation(machine, clone);
  const [prepare, start] = await documentedCommands(clone);
  await installation.command(prepare!);
  await appendFile(join(clone, 'docker/.env'), `${SETTING}\n`);
  const startedAt = performance.now();
  await installation.command(start!.replace('--build', '--no-build'), START_MS).catch((error: unknown) => {
    trial.note(String(error));
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const unready = await installation.unready();
  if (unready.length > 0) trial.note(await installation.logs());
  trial.none(`services that are not ready after ${seconds.toFixed(1)} s`, unready);
  await checkContainers(trial, installation);
  return installation;
}

/** Returns the first commands of the page of compose in a clone. */
async function documentedCommands(clone: string): Promise<string[]> {
  const page = await readFile(join(clone, 'docs/operations/compose.md'), 'utf8');
  const [, block] = /```sh\n([\s\S]*?)```/.exec(page)!;
  const lines = block!.split('\n').map((line) => line.split('#')[0]!.trim());
  const commands = lines.slice(0, COMMANDS);
  if (!commands[1]?.startsWith(COMPOSE) || !commands[1].includes('--build'))
    throw new Error(`the page has other commands: ${commands.join('; ')}`);
  return commands;
}

/** Loads images under the names of the file. */
async function loadImages(trial: TrialRun, machine: DockerMachine, archive: string): Promise<void> {
  const startedAt = performance.now();
  await machine.docker(['load', '--quiet', '--input', archive], { timeoutMs: LOAD_MS });
  for (const name of IMAGES) await machine.docker(['tag', imageOf(name), `reelsheet-${name}`]);
  for (const [name, image] of Object.entries(OTHER_IMAGES)) await machine.docker(['tag', image, name]);
  trial.note(`images were loaded in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}

/** Creates a user with credits, and writes the file that leads the demo to this installation. */
export async function createDemoUser(installation: ComposedInstallation, dir: string): Promise<FleetFile> {
  const file = await installation.file();
  const { key, organizationId } = await newTenant(file);
  const user = { ...file, api_key: key, organization_id: organizationId };
  await writeFile(join(dir, 'fleet.json'), JSON.stringify(user), { mode: 0o600 });
  return user;
}
