import { join } from 'node:path';
import { dataOf } from '@reelsheet/client';
import { waitUntil } from '../support/database.js';
import type { Tenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import type { InstalledCli } from './installed-cli.js';

const SCRIPT = join(import.meta.dirname, 'completed-line.zsh');
const TITLE = 'Evenings: calm & slow';
/** Time in which a shell on a busy machine has started and completed a line, in seconds. */
const MAX_SECONDS = '60';

/** Presses the tabulator key in each shell. */
export async function completions(trial: TrialRun, installed: InstalledCli, tenant: Tenant): Promise<void> {
  const query = { agent_id: String(tenant.agentId) };
  await dataOf(tenant.base.sheets.create({ query, body: { spreadsheet: { title: TITLE } } }));
  for (const shell of ['bash', 'zsh', 'fish']) {
    const pressed = async (...args: readonly string[]) => {
      const { stdout } = await installed.program('timeout', [MAX_SECONDS, 'zsh', SCRIPT, shell, ...args]);
      return stdout.trim();
    };
    // A shell waits for the API for a short time only, which a busy machine may need for other things.
    await knownIds(installed, 'sheets list --agent-id', 'On trial');
    await knownIds(installed, 'sheets get', TITLE);
    const wrong: string[] = [];
    for (const [line, expected] of Object.entries(completedLines(tenant))) {
      const completed = await pressed(line);
      if (completed !== expected) wrong.push(`${line} became ${completed}`);
    }
    trial.none(`lines that ${shell} completed wrongly`, wrong);
    const shown = await pressed('reelsheet sheets get ', TITLE);
    trial.none(`titles that ${shell} did not show`, shown.includes(TITLE) ? [] : [`${TITLE}: ${shown}`]);
  }
}

/** Lines that a tabulator completes, and what they become. */
const completedLines = ({ agentId }: Tenant): Readonly<Record<string, string>> => ({
  'reelsheet profil': 'reelsheet profile',
  'reelsheet sheets ro': 'reelsheet sheets rows',
  'reelsheet sheets rows create --agent': 'reelsheet sheets rows create --agent-id',
  'reelsheet sheets list --agent-id ': `reelsheet sheets list --agent-id ${agentId}`,
  'reelsheet sheets list --agent-id=': `reelsheet sheets list --agent-id=${agentId}`,
  'reelsheet ideas list --status change_i': 'reelsheet ideas list --status change_idea',
  'reelsheet upload package.j': 'reelsheet upload package.json',
});

async function knownIds(installed: InstalledCli, line: string, title: string): Promise<void> {
  await waitUntil(`${line} has ids`, async () => {
    const { stdout } = await installed.reelsheet(['complete', '--', ...line.split(' '), '']);
    return stdout.includes(title);
  });
}
