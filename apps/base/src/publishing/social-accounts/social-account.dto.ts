import { PLATFORMS, prose } from '@reelsheet/kernel';
import { Choice, Text, Whole } from '@reelsheet/platform-http';
import { ACCOUNT_STATUSES } from './social-account.js';
import type { ConnectionResult } from './social-connection.js';
import type { SocialAccount } from './social-account.service.js';

export class ConnectBody {
  @Text({
    optional: true,
    min: 1,
    max: 2_000,
    about: prose`
      where the browser is redirected afterwards: an absolute http or https URL of this service or of an origin that the
      operator allows, which gets \`status\` (connected or failed), \`platform\`, and \`account_id\` or \`error\`; without it
      a page shows the agent and the organization, with a button that undoes the connection`,
    example: 'https://app.example.com/accounts',
  })
  redirect_uri?: string;
}

export class ConnectView {
  @Text({ format: 'uri', about: 'where the account’s owner grants access, valid for 10 minutes' })
  authorize_url!: string;
}

export class CallbackQuery {
  @Text({ optional: true, max: 200 }) state?: string;
  @Text({ optional: true, max: 2_000 }) code?: string;
  @Text({ optional: true, max: 200 }) error?: string;
}

export class UndoBody {
  @Text({ max: 200, about: 'token of the result page' }) token!: string;
}

export class SocialAccountView {
  @Whole() id!: number;
  @Choice(PLATFORMS) platform!: string;
  @Text() display_name!: string;
  @Text({ about: 'without @' }) handle!: string;
  @Choice(ACCOUNT_STATUSES, { about: 'expired: the grant has expired; disconnected: the network has revoked it' })
  status!: string;
  @Text({ format: 'date-time' }) connected_at!: string;
}

export function toSocialAccount(account: SocialAccount): SocialAccountView {
  return {
    id: account.id,
    platform: account.platform,
    display_name: account.displayName,
    handle: account.handle,
    status: account.status,
    connected_at: account.connectedAt.toISOString(),
  };
}

/** Returns the query parameters of a redirect_uri. */
export function toOutcome(result: ConnectionResult): Record<string, string> {
  const platform: Record<string, string> = result.platform ? { platform: result.platform } : {};
  if (result.status === 'failed') return { status: 'failed', ...platform, error: result.failure };
  return { status: 'connected', ...platform, account_id: String(result.accountId) };
}
