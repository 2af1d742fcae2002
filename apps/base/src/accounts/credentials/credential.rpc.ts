import { Controller } from '@nestjs/common';
import { resolveCredential, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { CredentialResolver } from '@reelsheet/platform-auth';
import { HandlesRpc } from '@reelsheet/platform-messaging';

/** Tells the other services who their caller is, from the row and never from what this replica remembers: it may hear of a revocation after the asker did. */
@Controller()
export class CredentialRpc {
  constructor(private readonly resolver: CredentialResolver) {}

  @HandlesRpc(resolveCredential)
  async resolve(credential: RequestOf<typeof resolveCredential>): Promise<ReplyOf<typeof resolveCredential>> {
    const caller = await this.resolver.resolve(credential);
    if (!caller) return { caller: null };
    const memberships = [...caller.memberships].map(([organization_id, role]) => ({ organization_id, role }));
    return {
      caller: {
        user_id: caller.userId,
        key_id: caller.keyId,
        memberships,
        invited_to: [...(caller.invitedTo ?? [])],
        expires_at: caller.expiresAt?.toISOString(),
      },
    };
  }
}
