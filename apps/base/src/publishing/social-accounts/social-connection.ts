import { hashSecret } from '@reelsheet/platform-auth';
import type { Platform } from '@reelsheet/kernel';
import type { Account } from '@reelsheet/provider-publisher';

/** Time limit from the start of a connection to the network's redirect, and for undoing it afterwards. */
export const CONNECTION_SECONDS = 600;

export type ConnectionError = 'invalid_state' | 'other_browser' | 'access_denied' | 'forbidden' | 'connection_failed';

export interface Connected {
  readonly status: 'connected';
  readonly accountId: number;
  readonly account: Account;
  readonly agentName: string;
  readonly organizationName: string;
  /** Bearer token that disconnects the account, once and within {@link CONNECTION_SECONDS}. */
  readonly undoToken: string;
}

export type ConnectionResult = { readonly platform: Platform | null; readonly redirectUri: string | null } & (
  Connected | { readonly status: 'failed'; readonly failure: ConnectionError }
);

/** Returns the form in which secrets of a connection are stored. */
export const hashOf = (secret: string) => hashSecret(secret).toString('hex');

export const connectionExpiry = (now: Date) => new Date(now.getTime() + CONNECTION_SECONDS * 1_000);
