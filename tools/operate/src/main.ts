import { auditEnds } from './audit-ends.js';
import { backup, purge, restore, verify } from './backup.js';
import { capacity } from './capacity.js';
import { UsageError, type Command } from './command.js';
import { endSessions } from './end-sessions.js';
import { installationOf } from './installation.js';
import { ledger } from './ledger.js';
import { deadLetters } from './dead-letters.js';
import { rotate } from './rotate.js';
import { setFounder } from './set-founder.js';
import { sealed } from './sealed.js';
import { tasks } from './tasks.js';

/** Every command by name. */
const COMMANDS: Readonly<Record<string, Command>> = {
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
  capacity,
};

const USAGE = `usage: npm run operate -- <command>
${Object.entries(COMMANDS)
  .map(([name, { takes, does }]) => `  ${`${name} ${takes}`.trimEnd()}\n      ${does}`)
  .join('\n')}`;

async function main([name = '', ...args]: string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  try {
    return (await command.run(
      args,
      () => installationOf(process.env),
      (line) => console.log(line),
    ))
      ? 0
      : 1;
  } catch (error) {
    console.error((error as Error).message);
    if (error instanceof UsageError) console.error(`  ${name} ${command.takes}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
