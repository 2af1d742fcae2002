import { sha256OfShown, type AgentAction, type ShownAction } from '@reelsheet/contracts';
import type { Micro, Platform } from '@reelsheet/kernel';
import type { StoredMedia } from '../assets/media/media-store.js';
import { PREPARE_WITHIN_MS } from './action-limits.js';

/** `failed`: its media could not be read, so nobody can approve it. */
export type GateStatus = 'preparing' | 'open' | 'failed';

/** Media that an action would publish. */
export interface MediaSource {
  readonly url: string;
  readonly kind: 'image' | 'video' | 'document';
  /** Null for a file that is not in the library. */
  readonly thumbnailUrl: string | null;
  /** True for a file of the agent's library, whose bytes never change. */
  readonly isStored: boolean;
}

export interface ActionAccount {
  readonly platform: Platform;
  readonly id: number;
  readonly displayName: string;
  readonly handle: string;
}

export interface ActionMedia {
  /** Address at which the approver sees the file, and from which it is published. */
  readonly url: string;
  readonly sha256: string;
  readonly contentType: string;
  readonly byteSize: number;
  /** Small picture of the file; null for a document. */
  readonly thumbnailUrl: string | null;
  /** Our copy of a file that was elsewhere; its deposit expires unless the action is performed. */
  readonly copy?: { readonly name: string; readonly media: StoredMedia };
}

/** Error of an action whose media could not be read. */
export interface GateError {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Returns whether the time is over in which the media of a gate must be read. */
export const isLate = ({ createdAt }: { readonly createdAt: Date }, now: Date): boolean =>
  createdAt.getTime() + PREPARE_WITHIN_MS < now.getTime();

/** The terms that a person approves. */
export interface GateTerms {
  /** The text that the approver has read; it names everything that counts and is not in the action itself. */
  readonly summary: string;
  readonly maxCost: Micro;
  readonly accounts: readonly ActionAccount[];
  readonly media: readonly ActionMedia[];
}

/** Terms of an action that needs no approval. */
export const FREE_TERMS: GateTerms = { summary: '', maxCost: 0, accounts: [], media: [] };

/** The shown content of a gate, which must be approved unchanged. */
export interface ShownGate extends GateTerms {
  readonly id: string;
  readonly action: AgentAction;
  readonly expiresAt: Date;
}

export function toShown({ id, action, summary, maxCost: cost, accounts, media, expiresAt }: ShownGate): ShownAction {
  return {
    ...{ id, action, summary, cost, expires_at: expiresAt.toISOString() },
    accounts: accounts.map(({ platform, id: account_id, displayName: display_name, handle }) => ({
      ...{ platform, account_id, display_name, handle },
    })),
    media: media.map(({ url, sha256, contentType, byteSize, thumbnailUrl }) => ({
      ...{ url, sha256, content_type: contentType, byte_size: byteSize, thumbnail_url: thumbnailUrl },
    })),
  };
}

/** Returns the SHA-256 of everything that a person approves. */
export const hashOfGate = (gate: ShownGate): string => sha256OfShown(toShown(gate));

/** Returns the key under which the action of a gate is performed once. */
export const actionKeyOf = (gateId: string): string => `gate:${gateId}`;

/** Returns the prefix of the names of all copies for a gate. */
export const copiesOf = (gateId: string): string => `${actionKeyOf(gateId)}:`;

/** Returns the name of a copy for the gate with this key. The hash keeps apart what repeated attempts have read. */
export const copyNameOf = (actionKey: string, sha256: string): string => `${actionKey}:${sha256}`;
