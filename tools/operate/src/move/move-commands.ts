import { organizationNamed, UsageError, type Command } from '../command.js';
import { withDatabase, type Installation } from '../installation.js';
import { cancelMove, MoveObstacles, moveOrganization } from './moving.js';
import { installationIn, movingInstallation } from './moving-installation.js';
import type { Ends } from './obstacles.js';

/** Time for running work to end. A video of a vendor takes some minutes. */
const MAX_MINUTES = 60;

/** Opens connections to both installations for `work`. */
async function withEnds(
  id: string | undefined,
  file: string | undefined,
  installation: () => Installation,
  work: (ends: Ends) => Promise<void>,
): Promise<void> {
  const organizationId = organizationNamed(id);
  if (!file) throw new UsageError('the file with the settings of the other installation is missing');
  const { databaseUrl, storage, settings } = installation();
  const here = { ...settings, ADMIN_DATABASE_URL: databaseUrl, UPLOAD_DIR: storage };
  const from = await movingInstallation(here, 'the environment');
  const to = await installationIn(file);
  await withDatabase(from, (source) =>
    withDatabase(to, (target) => work({ organizationId, source, target, from, to })),
  );
}

/** Moves one organization. */
export const move: Command = {
  takes: '<organization_id> <file>',
  does:
    'moves an organization to the installation whose settings are in a file, while others work. A second call ' +
    'continues after an interruption',
  prints: 'a line for each step, or for each reason why it cannot be moved whole',
  fails: 'it cannot be moved whole, and then nothing has changed; running work does not end within an hour is an error',
  async run([id, file], installation, print) {
    try {
      await withEnds(id, file, installation, (ends) => moveOrganization(ends, MAX_MINUTES, print));
      return true;
    } catch (error) {
      if (!(error instanceof MoveObstacles)) throw error;
      error.obstacles.forEach(print);
      return false;
    }
  },
};

export const cancel: Command = {
  takes: '<organization_id> <file>',
  does: 'ends a move whose organization has not left yet, and removes the copy at the other installation',
  prints: '`the organization stays here`',
  fails: 'never; an organization that has left is an error',
  async run([id, file], installation, print) {
    await withEnds(id, file, installation, (ends) => cancelMove(ends, print));
    return true;
  },
};
