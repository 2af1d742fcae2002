import { UsageError } from './command.js';
import { COMMANDS } from './commands.js';
import { installationOf } from './installation.js';

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
