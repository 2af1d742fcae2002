import { fingerprintOf } from '@reelsheet/kernel';
import type { proposeAgentAction } from './base.contracts.js';
import type { ReplyOf } from './define.js';

type ProposedGate = NonNullable<ReplyOf<typeof proposeAgentAction>['gate']>;

/** Everything that a person sees of an action before it is approved. */
export interface ShownAction extends Omit<ProposedGate, 'sha256'> {
  /** The kind of the action and its parameters. */
  readonly action: Readonly<Record<string, unknown>>;
}

/**
 * Returns the SHA-256 of an action as it is shown, in hexadecimal. The process that shows it sends this hash with the
 * decision, and base compares it with the hash of what it keeps. Other fields of the argument are ignored.
 */
export function sha256OfShown({ id, action, summary, cost, accounts, media, expires_at }: ShownAction): string {
  return fingerprintOf({
    ...{ id, action, summary, cost, expires_at },
    accounts: accounts.map(({ platform, account_id, display_name, handle }) => ({
      ...{ platform, account_id, display_name, handle },
    })),
    media: media.map(({ url, sha256, content_type, byte_size, thumbnail_url }) => ({
      ...{ url, sha256, content_type, byte_size, thumbnail_url },
    })),
  });
}
