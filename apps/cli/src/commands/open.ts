import { spawn } from 'node:child_process';
import { Argument, Command } from 'commander';
import { isInteractive, type CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import { PROFILE_OPTION } from '../operations/operation-options.js';
import { Printer } from '../output/printer.js';
import { connect, type ConnectedInstallation, type ProfileChoice } from '../profiles/connection.js';

/** Pages of the studio by the word that opens them; `:id` is the id of the thing. */
const PAGES: Readonly<Record<string, string>> = {
  home: '',
  agents: 'agents',
  agent: 'agents/:id',
  sheets: 'sheets',
  sheet: 'sheets/:id',
  ideas: 'ideas',
  library: 'library',
  accounts: 'accounts',
  inbox: 'inbox',
  trash: 'trash',
  keys: 'settings/keys',
  members: 'settings/members',
  money: 'settings/money',
  webhooks: 'settings/webhooks',
};
const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', linux: 'xdg-open' };

interface OpenOptions extends ProfileChoice {
  readonly print?: boolean;
  readonly organizationId?: string;
}

/** `reelsheet open sheet 12`: the page of a thing in the studio. */
export const openCommand = (context: CliContext): Command =>
  new Command('open')
    .description('Opens a page of the studio in the browser, or prints its address where there is no terminal.')
    .addArgument(new Argument('[page]', 'page').choices(Object.keys(PAGES)).default('home'))
    .argument('[id]', 'id of the agent or sheet')
    .option('--print', 'only print the address')
    .option('--organization-id <id>', 'organization of the page')
    .addOption(PROFILE_OPTION())
    .action(async (page: string, id: string | undefined, options: OpenOptions) => {
      const address = await addressOf(await connect(context, options), PAGES[page]!, id, options.organizationId);
      new Printer(context).line(address);
      const opener = OPENERS[process.platform];
      if (!options.print && isInteractive(context) && opener)
        spawn(opener, [address], { detached: true, stdio: 'ignore' })
          .on('error', () => undefined)
          .unref();
    });

async function addressOf(
  connection: ConnectedInstallation,
  path: string,
  id: string | undefined,
  organizationId: string | undefined,
) {
  if (path.includes(':id') && id === undefined) throw new CommandError('usage', 'the id is missing');
  const organization =
    organizationId ?? connection.defaults['organization_id'] ?? (await firstOrganization(connection));
  const page = path.replace(':id', encodeURIComponent(id ?? ''));
  const studio = `${connection.url.replace(/\/$/, '').replace(/\/v1$/, '')}/studio`;
  return `${studio}/o/${organization}${page && `/${page}`}`;
}

async function firstOrganization({ reelsheet }: ConnectedInstallation): Promise<number> {
  const [organization] = await reelsheet.organizations.list();
  if (!organization) throw new CommandError('not_found', 'you are in no organization');
  return organization.id;
}
