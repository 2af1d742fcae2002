import { faultsOfBooks } from './ledger-check.js';
import type { Command } from './command.js';
import { withDatabase } from './installation.js';

export const ledger: Command = {
  takes: '',
  does: 'checks the whole book of credits: postings, accounts, holds, captures, grants',
  async run(_args, installation, tell) {
    const faults = await withDatabase(installation(), faultsOfBooks);
    tell(faults.length === 0 ? 'the book adds up' : `${faults.length} faults`);
    faults.forEach(tell);
    return faults.length === 0;
  },
};
