import { Command } from 'commander';
import type { CliContext } from '../cli-context.js';
import { JQ_OPTION, JSON_OPTION } from '../operations/operation-options.js';
import { Printer, type OutputOptions } from '../output/printer.js';
import { Profiles, type SignedInProfile } from '../profiles/profiles.js';

interface DefaultChanges {
  readonly agentId?: string;
  readonly organizationId?: string;
}

/** `reelsheet profiles`: the installations that somebody has signed in to. */
export function profilesCommand(context: CliContext): Command {
  const profiles = new Profiles(context);
  const command = new Command('profiles').description(
    'Installations by name, with the agent and organization of commands that name none.',
  );
  command
    .command('list', { isDefault: true })
    .description('list the installations')
    .addOption(JSON_OPTION())
    .addOption(JQ_OPTION())
    .action((options: OutputOptions) => {
      const current = profiles.nameInUse();
      const rows = Object.entries(profiles.all()).map(([name, profile]) => ({
        name,
        in_use: name === current,
        ...profile,
      }));
      return new Printer(context, options).result(rows, rows);
    });
  command
    .command('use')
    .description('choose the installation of commands that name none')
    .argument('<name>')
    .action((name: string) => {
      profiles.get(name);
      profiles.use(name);
      new Printer(context).note(`commands use ${name}`);
    });
  command
    .command('set')
    .description('set the agent and the organization of commands that name none')
    .argument('[name]', 'profile, the one in use by default')
    .option('--agent-id <id>', 'agent, by its integer id or its uuid')
    .option('--organization-id <id>', 'organization')
    .action((name: string | undefined, changes: DefaultChanges) => {
      const chosen = profiles.nameInUse(name);
      profiles.save(chosen, { ...profiles.get(chosen), ...changed(changes) });
      new Printer(context).note(`changed ${chosen}`);
    });
  return command;
}

const changed = ({ agentId, organizationId }: DefaultChanges): Partial<SignedInProfile> => ({
  ...(agentId === undefined ? {} : { agent_id: /^\d+$/.test(agentId) ? Number(agentId) : agentId }),
  ...(organizationId === undefined ? {} : { organization_id: Number(organizationId) }),
});
