import { expect, it } from '@jest/globals';
import type { SocialAccountStatus, SocialAccountView } from '@reelsheet/client';
import { newestFirst, publishingAccount } from './publishing-account.js';

const account = (id: number, connectedAt: string, status: SocialAccountStatus = 'connected'): SocialAccountView => ({
  id,
  platform: 'microblog',
  display_name: `Account ${id}`,
  handle: '',
  status,
  connected_at: connectedAt,
});

it('lets the usable account publish that was connected last', () => {
  const old = account(1, '2026-01-01T00:00:00Z');
  const expired = account(2, '2026-03-01T00:00:00Z', 'expired');
  const recent = account(3, '2026-02-01T00:00:00+01:00');
  expect(newestFirst([old, expired, recent])).toEqual([expired, recent, old]);
  expect(publishingAccount([old, expired, recent])).toBe(recent);
  expect(publishingAccount([expired])).toBeUndefined();
});
