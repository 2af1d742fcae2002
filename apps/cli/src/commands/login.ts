import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import { createReelsheet, type Reelsheet } from '@reelsheet/sdk';
import { isInteractive, type CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import { JQ_OPTION, JSON_OPTION, PROFILE_OPTION } from '../operations/operation-options.js';
import { Printer, type OutputOptions } from '../output/printer.js';
import { connect, type ProfileChoice } from '../profiles/connection.js';
import { DEFAULT_PROFILE, Profiles, type SignedInProfile } from '../profiles/profiles.js';
import { SecretStore } from '../profiles/secrets.js';

interface LoginOptions extends ProfileChoice {
  readonly url?: string;
}

/** `reelsheet login`: keeps a key that the API accepts. */
export const loginCommand = (context: CliContext): Command =>
  new Command('login')
    .description(
      [
        'Keeps an access key for an installation after the API has accepted it.',
        'The key is read from a prompt that shows nothing, or from standard input; it never is an argument, which',
        'other programs and the history of the shell would see. Make one in the studio, under Settings, Keys.',
      ].join(' '),
    )
    .option('--url <address>', 'address of the installation, that of its service base')
    .option('--profile <name>', `name of the installation, ${DEFAULT_PROFILE} by default`)
    .action((options: LoginOptions) => login(context, options));

async function login(context: CliContext, options: LoginOptions): Promise<void> {
  const profiles = new Profiles(context);
  const name = profiles.nameInUse(options.profile);
  const url = options.url ?? profiles.find(name)?.url ?? context.env['REELSHEET_URL'] ?? (await promptForUrl(context));
  const key = await givenKey(context);
  const reelsheet = createReelsheet({ url, key });
  const me = await reelsheet.me.get();
  profiles.save(name, { url, ...(await defaultsAt(reelsheet)) });
  profiles.use(name);
  const home = await new SecretStore(context).set(name, key);
  const stored = home === 'keyring' ? 'in the keyring of the system' : 'in a file that only you can read';
  new Printer(context).note(`signed in to ${url} as ${me.email}; profile ${name}, key stored ${stored}`);
}

async function promptForUrl(context: CliContext): Promise<string> {
  if (!isInteractive(context))
    throw new CommandError('usage', 'an option is missing:\n  --url: address of the installation');
  const prompts = await import('@clack/prompts');
  const { stdin: input, stderr: output, signal } = context;
  const answer = await prompts.text({ message: 'Address of the installation', input, output, signal });
  if (prompts.isCancel(answer)) throw new CommandError('interrupted', 'not signed in');
  return answer;
}

async function givenKey(context: CliContext): Promise<string> {
  const key = isInteractive(context) ? await promptForKey(context) : await text(context.stdin);
  if (key.trim() === '') throw new CommandError('usage', 'the key is missing: write it to standard input');
  return key.trim();
}

async function promptForKey({ stdin: input, stderr: output, signal }: CliContext): Promise<string> {
  const { password, isCancel } = await import('@clack/prompts');
  const answer = await password({ message: 'Access key', mask: '', input, output, signal });
  if (isCancel(answer)) throw new CommandError('interrupted', 'not signed in');
  return answer;
}

/** Someone with one organization or one agent always means these. */
async function defaultsAt(reelsheet: Reelsheet): Promise<Partial<SignedInProfile>> {
  const [organizations, agents] = await Promise.all([reelsheet.organizations.list(), reelsheet.agents.list()]);
  return {
    ...(organizations.length === 1 ? { organization_id: organizations[0]!.id } : {}),
    ...(agents.length === 1 ? { agent_id: agents[0]!.id } : {}),
  };
}

/** `reelsheet logout`: forgets a key, which stays valid until it is revoked. */
export const logoutCommand = (context: CliContext): Command =>
  new Command('logout')
    .description('Forgets the key of an installation. The key stays valid: reelsheet keys revoke ends it.')
    .addOption(PROFILE_OPTION())
    .action(async ({ profile }: ProfileChoice) => {
      const profiles = new Profiles(context);
      const name = profiles.nameInUse(profile);
      profiles.get(name);
      await new SecretStore(context).remove(name);
      profiles.remove(name);
      new Printer(context).note(`forgot the key of ${name}`);
    });

/** `reelsheet whoami`: the caller, the installation and the defaults. */
export const whoamiCommand = (context: CliContext): Command =>
  new Command('whoami')
    .description(
      'Shows the user of the key, the installation, and the agent and organization of commands that name none.',
    )
    .addOption(PROFILE_OPTION())
    .addOption(JSON_OPTION())
    .addOption(JQ_OPTION())
    .action(async (options: ProfileChoice & OutputOptions) => {
      const { reelsheet, url, defaults } = await connect(context, options);
      const { id, email, name } = await reelsheet.me.get();
      await new Printer(context, options).result({ url, id, email, name, ...defaults });
    });
