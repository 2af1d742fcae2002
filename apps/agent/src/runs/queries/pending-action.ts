import { toCredits } from '@reelsheet/kernel';
import type { Gate } from '../run-steps.js';

/** The action that a run waits with, as the API shows it. */
export interface PendingAction {
  readonly id: string;
  readonly type: string;
  readonly summary: string;
  readonly cost: number;
  readonly parameters: Record<string, unknown>;
  readonly accounts: PendingAccount[];
  readonly media: PendingMedia[];
  readonly sha256: string | null;
  readonly expires_at: string | null;
}

export interface PendingAccount {
  readonly platform: string;
  readonly account_id: number;
  readonly display_name: string;
  readonly handle: string;
}

export interface PendingMedia {
  readonly url: string;
  readonly sha256: string;
  readonly content_type: string;
  readonly byte_size: number;
  readonly thumbnail_url: string | null;
}

export function toPendingAction({ id, type, summary, cost, parameters = {}, baseGate }: Gate): PendingAction {
  const { accounts = [], media = [], sha256 = null, expiresAt = null } = baseGate ?? {};
  return {
    ...{ id, type, summary, sha256 },
    cost: toCredits(cost),
    parameters: { ...parameters },
    accounts: accounts.map(({ platform, id: account_id, displayName: display_name, handle }) => ({
      ...{ platform, account_id, display_name, handle },
    })),
    media: media.map(({ url, sha256: hash, contentType, byteSize, thumbnailUrl }) => ({
      ...{ url, sha256: hash, content_type: contentType, byte_size: byteSize, thumbnail_url: thumbnailUrl },
    })),
    expires_at: expiresAt,
  };
}
