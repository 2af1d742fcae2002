import { auditEnds } from './audit-ends.js';
import { backup, purge, restore, verify } from './backup.js';
import { capacity } from './capacity.js';
import type { Command } from './command.js';
import { endSessions } from './end-sessions.js';
import { ledger } from './ledger.js';
import { deadLetters } from './dead-letters.js';
import { compareOne, exportOne } from './organization/organization-commands.js';
import { cancel, move } from './move/move-commands.js';
import { numberInstallation } from './numbering.js';
import { rotate } from './rotate.js';
import { setFounder } from './set-founder.js';
import { sealed } from './sealed.js';
import { tasks } from './tasks.js';

/** Every command by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ledger,
  'dead-letters': deadLetters,
  tasks,
  sealed,
  'end-sessions': endSessions,
  'set-founder': setFounder,
  'audit-ends': auditEnds,
  rotate,
  backup,
  verify,
  restore,
  purge,
  'export-organization': exportOne,
  'compare-organization': compareOne,
  'number-installation': numberInstallation,
  move,
  'cancel-move': cancel,
  capacity,
};
