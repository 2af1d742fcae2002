export { backUp, restore, verify } from './archive/archive.js';
export { COMMANDS } from './commands.js';
export type { Command } from './command.js';
export { ledgerErrors } from './ledger-check.js';
export { sealedWith } from './sealed.js';
