import { createReelsheet, type Reelsheet } from '@reelsheet/sdk';
import type { CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import { Profiles } from './profiles.js';
import { SecretStore } from './secrets.js';

/** Options of every command that calls the API. */
export interface ProfileChoice {
  readonly profile?: string;
}

/** An installation with the credentials of its caller. */
export interface ConnectedInstallation {
  readonly reelsheet: Reelsheet;
  readonly url: string;
  readonly key: string | undefined;
  /** Values of fields that a command does not name. */
  readonly defaults: Readonly<Record<string, number | string>>;
}

/** Header by which events of the API name the client that caused them. */
const CLIENT_HEADER = 'X-Client-Id';

/**
 * Returns the installation that a command means. `REELSHEET_URL` and `REELSHEET_KEY` win over a profile that neither an
 * option nor `REELSHEET_PROFILE` names.
 *
 * @throws {CommandError} Nobody has signed in.
 */
export async function connect(
  context: Pick<CliContext, 'env'>,
  options: ProfileChoice,
): Promise<ConnectedInstallation> {
  const { env } = context;
  const profiles = new Profiles(context);
  const name = profiles.nameInUse(options.profile);
  const isNamed = options.profile !== undefined || env['REELSHEET_PROFILE'] !== undefined;
  const profile = isNamed ? profiles.get(name) : profiles.find(name);
  const url = isNamed ? profile?.url : (env['REELSHEET_URL'] ?? profile?.url);
  if (!url)
    throw new CommandError('access', 'not signed in: use reelsheet login, or set REELSHEET_URL and REELSHEET_KEY');
  // The key of a profile belongs to the installation of that profile alone.
  const ofProfile = async () => (profile?.url === url ? new SecretStore(context).get(name) : undefined);
  const key = (isNamed ? undefined : env['REELSHEET_KEY']) ?? (await ofProfile());
  const reelsheet = createReelsheet({ url, key: key ?? '', headers: { [CLIENT_HEADER]: 'reelsheet-cli' } });
  return { reelsheet, url, key, defaults: defaultsOf(context, profile) };
}

function defaultsOf(
  { env }: Pick<CliContext, 'env'>,
  profile: { agent_id?: number | string; organization_id?: number } = {},
) {
  const agent = numberOr(env['REELSHEET_AGENT']) ?? profile.agent_id;
  const organization = numberOr(env['REELSHEET_ORGANIZATION']) ?? profile.organization_id;
  return {
    ...(agent === undefined ? {} : { agent_id: agent }),
    ...(organization === undefined ? {} : { organization_id: organization }),
  };
}

const numberOr = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : text || undefined);
