import { Controller } from '@nestjs/common';
import { resolveCredential, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { CredentialResolver, type SecondFactorStatus } from '@reelsheet/platform-auth';
import { HandlesRpc } from '@reelsheet/platform-messaging';

/**
 * Resolves callers for the other services. Reads the row instead of the cache of this replica, which may learn of a
 * revocation later than the requesting service.
 */
@Controller()
export class CredentialRpc {
  constructor(private readonly resolver: CredentialResolver) {}

  @HandlesRpc(resolveCredential)
  async resolve(credential: RequestOf<typeof resolveCredential>): Promise<ReplyOf<typeof resolveCredential>> {
    const caller = await this.resolver.resolve(credential);
    if (!caller) return { caller: null };
    const memberships = [...caller.memberships].map(([organization_id, role]) => ({
      organization_id,
      role,
      share_id: caller.shares?.get(organization_id),
      small_quotas: caller.smallQuotas?.has(organization_id) || undefined,
    }));
    return {
      caller: {
        user_id: caller.userId,
        key_id: caller.keyId,
        memberships,
        invited_to: [...(caller.invitedTo ?? [])],
        scopes: caller.scopes && [...caller.scopes],
        organization_id: caller.organizationId,
        expires_at: caller.expiresAt?.toISOString(),
        second_factor: caller.secondFactor && fromSecondFactor(caller.secondFactor),
      },
    };
  }
}

const fromSecondFactor = ({ missingIn, requiredIn, provedAt }: SecondFactorStatus) => ({
  missing_in: [...missingIn],
  required_in: [...requiredIn],
  proved_at: provedAt?.toISOString(),
});
