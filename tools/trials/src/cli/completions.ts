import { join } from 'node:path';
import { dataOf } from '@reelsheet/client';
import { waitUntil } from '../support/database.js';
import type { Tenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import type { InstalledCli } from './installed-cli.js';

const SCRIPT = join(import.meta.dirname, 'completed-line.zsh');
const SHELLS = ['bash', 'zsh', 'fish'];
const ORGANIZATION_WORDS = ['agents', 'create', '--organization-id'];
const TITLE = 'Evenings: calm & slow';
/** Time in which a shell on a busy machine has started and completed a line, in seconds. */
const MAX_SECONDS = '60';

/** Presses the tabulator key in each shell: after lines that can only become one, and where several ids are known. */
export async function completions(trial: TrialRun, installed: InstalledCli, tenant: Tenant): Promise<void> {
  const query = { agent_id: String(tenant.agentId) };
  for (const shell of SHELLS) {
    await knownIds(installed, ORGANIZATION_WORDS, String(tenant.organizationId));
    const wrong: string[] = [];
    for (const [line, expected] of Object.entries(completedLines(tenant))) {
      const completed = await pressed(installed, shell, line);
      if (completed !== expected) wrong.push(`${line} became ${completed}`);
    }
    trial.none(`lines that ${shell} completed wrongly`, wrong);
  }
  await dataOf(tenant.base.sheets.create({ query, body: { spreadsheet: { title: TITLE } } }));
  for (const shell of SHELLS) {
    await knownIds(installed, ['sheets', 'get'], TITLE);
    const shown = await pressed(installed, shell, 'reelsheet sheets get ', TITLE);
    trial.none(`titles that ${shell} did not show`, shown.includes(TITLE) ? [] : [`${TITLE}: ${shown}`]);
  }
}

/** Lines that a tabulator completes, and what they become. */
const completedLines = ({ organizationId }: Tenant): Readonly<Record<string, string>> => ({
  'reelsheet profil': 'reelsheet profile',
  'reelsheet sheets ro': 'reelsheet sheets rows',
  'reelsheet sheets rows create --agent': 'reelsheet sheets rows create --agent-id',
  'reelsheet agents create --organization-id ': `reelsheet agents create --organization-id ${organizationId}`,
  'reelsheet agents create --organization-id=': `reelsheet agents create --organization-id=${organizationId}`,
  'reelsheet ideas list --status change_i': 'reelsheet ideas list --status change_idea',
  'reelsheet upload package.j': 'reelsheet upload package.json',
});

/** Returns what the terminal of a shell shows. */
async function pressed(installed: InstalledCli, ...args: readonly string[]): Promise<string> {
  const { stdout } = await installed.program('timeout', [MAX_SECONDS, 'zsh', SCRIPT, ...args]);
  return stdout.trim();
}

/** Waits until the command line has stored the ids; a busy machine may need longer than a shell waits for them. */
async function knownIds(installed: InstalledCli, words: readonly string[], expected: string): Promise<void> {
  await waitUntil('the ids are known', async () => {
    const { stdout } = await installed.reelsheet(['complete', '--', ...words, '']);
    return stdout.includes(expected);
  });
}
