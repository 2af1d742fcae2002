import { ledgerErrors } from './ledger-check.js';
import type { Command } from './command.js';
import { withDatabase } from './installation.js';

export const ledger: Command = {
  takes: '',
  does: 'checks the whole ledger: entries, accounts, holds, captures, grants',
  prints: '`the ledger is consistent`, or the number of inconsistencies and a line for each',
  fails: 'anything is inconsistent',
  async run(_args, installation, print) {
    const errors = await withDatabase(installation(), ledgerErrors);
    print(errors.length === 0 ? 'the ledger is consistent' : `${errors.length} inconsistencies`);
    errors.forEach(print);
    return errors.length === 0;
  },
};
