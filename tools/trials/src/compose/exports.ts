import { chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandResult } from '../machine/machine.js';
import type { TrialRun } from '../trial.js';
import { COMPOSE } from './composed.js';
import type { ComposeScene } from './scene.js';

const COMMAND_MS = 5 * 60_000;
/** User of the image of the command line. */
const USER = 10_001;
const FOLDER = 'backups';

/** Exports the organization of the demo's user, and makes and verifies a backup of everything. */
export async function exportDemo(trial: TrialRun, scene: ComposeScene): Promise<void> {
  const folder = join(scene.dir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, USER, USER);
  await checkOperation(trial, scene, `export-organization ${scene.file.organization_id} /backups/organization`);
  await checkOperation(trial, scene, 'backup /backups/all');
  for (const name of await readdir(join(folder, 'all')))
    if (/^\d/.test(name)) await checkOperation(trial, scene, `verify /backups/all/${name}`);
}

/** Compares the organization with what was exported. */
export async function compareDemo(trial: TrialRun, scene: ComposeScene): Promise<void> {
  for (const name of await readdir(join(scene.dir, FOLDER, 'organization')))
    await checkOperation(trial, scene, `compare-organization /backups/organization/${name}`);
}

/** Runs a command of the operator, whose status must be zero. */
export async function checkOperation(trial: TrialRun, scene: ComposeScene, command: string): Promise<void> {
  const { status, stdout, stderr } = await operate(scene, command);
  trial.figure(`status of \`operate.mjs ${command.split(' ')[0]}\` in a container`, status ?? -1, { exactly: 0 });
  trial.note((status === 0 ? stdout : stdout + stderr).trim());
}

/** Runs the operator's command line with the files, and a folder for what it writes, as the page says. */
function operate({ installation, dir }: ComposeScene, command: string): Promise<CommandResult> {
  const files = '-e UPLOAD_DIR=/files -v reelsheet_uploads:/files:ro';
  const line = `${COMPOSE} run --rm ${files} -v ${join(dir, FOLDER)}:/backups prepare-database docker/operate.mjs`;
  return installation.machine.shell(`${line} ${command}`, { cwd: installation.clone, timeoutMs: COMMAND_MS });
}
