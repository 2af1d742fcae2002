import { sha256OfShown } from '@reelsheet/contracts';
import { toCredits } from '@reelsheet/kernel';
import type { Gate } from '../run-steps.js';
import { actionKindOf } from '../tools/base-tools.js';

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

/** The hash is made of what is returned, so that base can compare what was shown with what it keeps. */
export function toPendingAction(gate: Gate): PendingAction {
  const { id, type, summary, cost, parameters = {} } = gate;
  const { accounts, media } = contentsOf(gate);
  return {
    ...{ id, type, summary, accounts, media },
    cost: toCredits(cost),
    parameters: { ...parameters },
    sha256: sha256OfGate(gate),
    expires_at: gate.baseGate?.expiresAt ?? null,
  };
}

/** Returns the SHA-256 of a gate as it is shown; null if base does not keep the action. */
export function sha256OfGate(gate: Gate): string | null {
  const { id, type, summary, cost, parameters = {}, baseGate } = gate;
  const kind = actionKindOf(type);
  if (!baseGate || !kind) return null;
  const shown = { id, summary, cost, expires_at: baseGate.expiresAt, ...contentsOf(gate) };
  return sha256OfShown({ ...shown, action: { ...parameters, kind } });
}

function contentsOf({ baseGate }: Gate): Pick<PendingAction, 'accounts' | 'media'> {
  const { accounts = [], media = [] } = baseGate ?? {};
  return {
    accounts: accounts.map(({ platform, id: account_id, displayName: display_name, handle }) => ({
      ...{ platform, account_id, display_name, handle },
    })),
    media: media.map(({ url, sha256: hash, contentType, byteSize, thumbnailUrl }) => ({
      ...{ url, sha256: hash, content_type: contentType, byte_size: byteSize, thumbnail_url: thumbnailUrl },
    })),
  };
}
