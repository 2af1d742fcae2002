import type { SocialAccountView } from '@reelsheet/client';

/** Returns the accounts of a network, the one that was connected last before the others. */
export function newestFirst(accounts: readonly SocialAccountView[]): readonly SocialAccountView[] {
  return accounts.toSorted((a, b) => Date.parse(b.connected_at) - Date.parse(a.connected_at) || b.id - a.id);
}

/** Returns the account that publishes where a post names none: of the usable ones the one connected last. */
export function publishingAccount(accounts: readonly SocialAccountView[]): SocialAccountView | undefined {
  return newestFirst(accounts).find(({ status }) => status === 'connected');
}
